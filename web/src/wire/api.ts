/** Questions over HTTP. */
import { settings } from "../settings/settings.svelte";
import type { Refusal } from "./types";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

export function get<T>(path: string): Promise<T> {
  return ask<T>(path);
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

/** A file as it is. */
export async function getText(path: string): Promise<string> {
  return (await answerTo(path)).text();
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await answerTo(path, init)).json()) as T;
}

async function answerTo(path: string, init?: RequestInit): Promise<Response> {
  const address = new URL(`/api${path}`, location.href);
  address.searchParams.set("lang", settings.language);
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Refused((await answer.json()) as Refusal);
  return answer;
}
