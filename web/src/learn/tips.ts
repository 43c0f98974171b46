/** What the coach says in a first game, and when. The last tip that fits is the one that is given. */
import type { Table } from "../table/table.svelte";
import type { GameId } from "../wire/types";

interface Tip {
  id: string;
  fits: (table: Table, moves: number) => boolean;
}

const isMyTurn = (table: Table): boolean => table.options.length > 0;
const isLifting = (table: Table): boolean => table.state.chosen?.kind === "tiles";
const round = (table: Table): number => table.position?.round ?? 1;
const phase = (table: Table): string => table.position?.phase ?? "";

const TIPS: Record<GameId, Tip[]> = {
  azul: [
    { id: "azul-wait", fits: () => true },
    { id: "azul-take", fits: (table, moves) => isMyTurn(table) && moves === 0 },
    { id: "azul-line", fits: (table, moves) => isLifting(table) && moves < 2 },
    { id: "azul-centre", fits: (table, moves) => isMyTurn(table) && !isLifting(table) && moves === 1 },
    { id: "azul-fill", fits: (table, moves) => isMyTurn(table) && !isLifting(table) && moves === 2 },
    { id: "azul-floor", fits: (table, moves) => isMyTurn(table) && !isLifting(table) && moves > 2 && round(table) === 1 },
    { id: "azul-wall", fits: (table) => round(table) === 2 },
    { id: "azul-done", fits: (table) => round(table) > 2 || phase(table) === "over" },
  ],
  "summer-pavilion": [
    { id: "pavilion-wait", fits: () => true },
    { id: "pavilion-take", fits: (table, moves) => isMyTurn(table) && phase(table) === "take" && moves === 0 },
    { id: "pavilion-hand", fits: (table, moves) => isLifting(table) && moves < 2 },
    { id: "pavilion-wild", fits: (table, moves) => isMyTurn(table) && phase(table) === "take" && !isLifting(table) && moves > 0 },
    { id: "pavilion-place", fits: (table) => isMyTurn(table) && phase(table) === "place" },
    { id: "pavilion-bonus", fits: (table) => isMyTurn(table) && phase(table) === "bonus" },
    { id: "pavilion-keep", fits: (table) => isMyTurn(table) && phase(table) === "keep" },
    { id: "pavilion-goals", fits: (table) => round(table) === 2 && phase(table) === "take" },
    { id: "pavilion-done", fits: (table) => round(table) > 2 || phase(table) === "over" },
  ],
};

export function tipFor(table: Table): string {
  const view = table.state.view!;
  const moves = table.state.log.filter(({ kind, seat }) => kind === "moved" && view.you.includes(seat ?? -1)).length;
  return TIPS[view.setup.game].findLast((tip) => tip.fits(table, moves))!.id;
}

export function isLastTip(id: string): boolean {
  return id.endsWith("-done");
}
