/** What the tab of the browser says: the game, or that it is one's turn. */
import { say } from "../words/words.svelte";
import type { Table } from "./table.svelte";

export function title(table: Table): string {
  const view = table.state.view;
  if (!view) return "Faience";
  return view.is_your_turn ? `● ${say("web-turn", { player: table.called })} — Faience` : `${say(view.setup.game)} · Faience`;
}
