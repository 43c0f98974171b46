/** Who sits there. */
import type { Seat } from "../wire/types";

/** Whether a bot makes the moves there, for itself or for somebody who is away. */
export function isBot(seat: Pick<Seat, "kind" | "stand_in">): boolean {
  return seat.kind === "bot" || seat.stand_in !== null;
}
