/** The connection to a table: it comes back by itself, and what was asked meanwhile is asked once. */
import type { Command, Frame, Refusal } from "./types";

const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;
const SILENCE = 8_000; // a network can die without a word: whoever is asked answers within this
const FIRST_SILENCE = 20_000; // a server that has just woken needs a while
const STIRRINGS = ["online", "offline", "pageshow", "visibilitychange"];
const REFUSED = 4400; // as of HTTP's 400: asking again would not help
const FAILED = 4500; // as of 500: it may help

export type LinkState = "connecting" | "open" | "lost" | "closed";

export interface Hearer {
  frame(frame: Frame): void;
  state(state: LinkState): void;
  /** The number of the last event that is known here. */
  since(): number;
}

type Asked = { command: Command & { id: string }; answer: (refusal: Refusal | null) => void };

export class Link {
  private socket: WebSocket | null = null;
  private readonly asked = new Map<string, Asked>();
  private wait = SHORTEST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly pings: ReturnType<typeof setInterval>;
  private isClosed = false;

  /** The address of the connection that there is. */
  private opened = "";

  constructor(
    private readonly address: () => string,
    private readonly hearer: Hearer,
  ) {
    this.pings = setInterval(() => this.isOpen && this.ping(), PING_EVERY);
    for (const stirring of STIRRINGS) addEventListener(stirring, this.look);
    this.connect();
  }

  /** Ask the server; resolves with null when it is done, or with what was refused. While offline only one move waits. */
  ask(command: Command): Promise<Refusal | null> {
    if (command.type === "move" && [...this.asked.values()].some((each) => each.command.type === "move")) {
      return Promise.resolve(null);
    }
    return new Promise((answer) => {
      const asked = { command: { ...command, id: newId() }, answer };
      this.asked.set(asked.command.id, asked);
      if (this.isOpen) this.write(asked.command);
    });
  }

  /** The address may have changed: go over to it, with all that was asked. The old connection stays until the new one has come. */
  renew(): void {
    const before = this.socket;
    if (!before || this.isClosed || this.opened === this.address()) return;
    this.stopWaiting();
    this.connect();
    for (const event of ["open", "close"]) this.socket!.addEventListener(event, () => before.close(), { once: true });
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retry);
    this.stopWaiting();
    clearInterval(this.pings);
    for (const stirring of STIRRINGS) removeEventListener(stirring, this.look);
    this.socket?.close();
  }

  private get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Somebody is back at the page, or the network changed: see whether the server is still there. */
  private readonly look = (): void => {
    if (document.hidden) return;
    if (this.isOpen) this.ping();
    else if (!this.socket) this.connect();
  };

  private ping(): void {
    this.write({ type: "ping", id: newId() });
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.opened = this.address();
    const address = new URL(this.opened, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("since", String(this.hearer.since()));
    const socket = new WebSocket(address);
    this.socket = socket;
    this.awaitFrame(FIRST_SILENCE);
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.hearer.state("open");
      for (const { command } of this.asked.values()) this.write(command);
    };
    socket.onmessage = (message) => {
      if (socket === this.socket) this.hear(JSON.parse(String(message.data)) as Frame);
    };
    socket.onclose = (closed) => {
      if (this.isClosed || socket !== this.socket) return;
      if (closed.code < REFUSED || closed.code >= FAILED) return this.lose();
      this.close();
      this.hearer.state("closed");
    };
  }

  /** The connection is given up, and sought again after a while. */
  private lose(): void {
    this.stopWaiting();
    const socket = this.socket;
    this.socket = null; // it may take minutes to notice that it is closed
    socket?.close();
    this.hearer.state("lost");
    this.retry = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Something is to be heard soon; later questions do not put it off. */
  private awaitFrame(within = SILENCE): void {
    this.silence ??= setTimeout(() => this.lose(), within);
  }

  private stopWaiting(): void {
    clearTimeout(this.silence);
    this.silence = undefined;
  }

  private hear(frame: Frame): void {
    this.stopWaiting();
    if (frame.type !== "refused") this.wait = SHORTEST_WAIT; // who is turned away at the door comes back later each time
    if (frame.type === "answer") {
      const id = frame.id || [...this.asked.keys()][0] || ""; // a server that cannot read a command cannot name it: answers come in order
      const asked = this.asked.get(id);
      this.asked.delete(id);
      asked?.answer(frame.ok ? null : (frame.error ?? null));
    }
    this.hearer.frame(frame);
  }

  private write(command: Command): void {
    this.socket?.send(JSON.stringify(command));
    this.awaitFrame();
  }
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
