/** Links to tables. The secrets in them are told only once, to the one who opens a table: they are kept here. */
import { withMoment } from "../table/past";
import { keep, kept } from "./storage";
import type { Links, View } from "./types";

const INVITATIONS = "faience-invitations";
const KEPT = 50; // tables

type Secrets = Pick<Links, "join" | "watch">;

export function rememberLinks({ table, join, watch }: Links): void {
  if (!join && !watch) return;
  const others = keptSecrets().filter(([known]) => known !== table);
  keep(INVITATIONS, [...others.slice(1 - KEPT), [table, { join, watch }]]);
}

/** For those who are to play. */
export function joinLink(table: string): string {
  return link(table, { join: secretsOf(table).join });
}

/** Who can open a link: everybody, everybody who has it, or only those who sit at the table. */
export type Reach = "all" | "link" | "players";

/** The table at a moment, for those who are to see it. */
export function momentLink(view: View, at: number | null): { address: string; reach: Reach } {
  const { visibility, watching } = view.setup;
  const { join, watch } = secretsOf(view.table);
  const isNeeded = watching && visibility === "private";
  const secret: Secrets = isNeeded ? (watch ? { watch } : { join }) : {};
  const reach = !watching ? "players" : !isNeeded ? "all" : (watch ?? join) ? "link" : "players";
  return { address: withMoment(link(view.table, secret), at), reach };
}

function link(table: string, { join, watch }: Secrets): string {
  const secret = watch ? `?watch=${watch}` : join ? `?join=${join}` : "";
  return `${location.origin}/t/${table}${secret}`;
}

/** Those that are kept, or that one came with. */
function secretsOf(table: string): Secrets {
  const query = new URLSearchParams(location.pathname.endsWith(`/${table}`) ? location.search : "");
  const known = keptSecrets().find(([each]) => each === table)?.[1];
  return { join: known?.join ?? query.get("join"), watch: known?.watch ?? query.get("watch") };
}

function keptSecrets(): [string, Secrets][] {
  return kept(INVITATIONS) ?? [];
}
