/** Ways from a game that is looked through: to a table from there, to the analysis board, to a review. */
import { openTable } from "../pages/setups";
import { go, wayFromHere } from "../router.svelte";
import { settings } from "../settings/settings.svelte";
import { post } from "../wire/api";
import type { SeatSetup, TableSetup } from "../wire/types";
import { analysisOf } from "./address";
import type { Study } from "./study.svelte";
import type { ReviewView } from "./types";
import { say } from "../words/words.svelte";

/** A table from the position that is drawn: the reader where it is the turn, whoever sat there, and bots of the usual level elsewhere. */
export async function playFrom(study: Study): Promise<void> {
  const { game, board, options, start } = study.replay;
  const me = study.state.view?.to_move ?? 0;
  const position = await study.lineNow();
  if (position === null) return;
  const seats = start.players.map((_, seat): SeatSetup =>
    seat === me ? { kind: "human", name: settings.name.trim() || say("puzzle-you") } : { kind: "bot", level: settings.level },
  );
  await openTable({ game, board, options, seats, undo: "free", position } as TableSetup);
}

/** The whole game on the analysis board, at the moment that is drawn. */
export async function analyse(study: Study): Promise<void> {
  go(await analysisOf(study.legs, study.at));
}

/** The review of a record or of a table, with the board of a seat before the reader. */
export async function review(asked: { record: string } | { table: string }, { query = "", seat = null }: { query?: string; seat?: number | null } = {}): Promise<void> {
  const goOn = wayFromHere();
  const { id } = await post<ReviewView>(`/reviews${query}`, asked);
  goOn(`/review/${id}${seat === null ? "" : `?seat=${seat}`}`);
}
