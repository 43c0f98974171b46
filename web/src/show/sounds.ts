/** Soft sounds, made on the spot: ceramic touching ceramic, and a few notes. */
import { settings } from "../settings/settings.svelte";

let context: AudioContext | null = null;

/** Browsers let a page sound only after it has been touched; an iPhone wants that again after a call. */
export function wake(): void {
  context ??= new AudioContext();
  if (context.state !== "running") context.resume().catch(() => {}); // the next touch tries again
}

export function clink(count = 1): void {
  for (let i = 0; i < Math.min(count, 6); i += 1) ping(2100 + 260 * (i % 3), 0.09, i * 0.045, 0.07);
}

export function lift(): void {
  ping(1350, 0.07, 0, 0.04);
}

export function points(gained: boolean): void {
  if (gained) notes([784, 1047], 0.05);
  else notes([330, 262], 0.05);
}

export function yourTurn(): void {
  notes([659, 880], 0.06);
}

export function fanfare(): void {
  notes([523, 659, 784, 1047], 0.07);
}

function notes(pitches: number[], loudness: number): void {
  pitches.forEach((pitch, i) => ping(pitch, 0.35, i * 0.11, loudness));
}

function ping(pitch: number, length: number, after: number, loudness: number): void {
  if (!settings.sound || context?.state !== "running") return;
  const at = context.currentTime + after;
  const tone = new OscillatorNode(context, { frequency: pitch, type: "triangle" });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}
