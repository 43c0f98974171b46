/** The address of the page. The moment that is looked back at stands in it, too, but is no page of its own. */

import { withMoment } from "./table/past";

const LATER = 2000; // ms

export const place = $state(read());

function read(): { path: string; query: string; hash: string; at: number | null } {
  const query = new URLSearchParams(location.search);
  const at = query.get("at");
  query.delete("at");
  const rest = query.toString();
  return { path: location.pathname, query: rest ? `?${rest}` : "", hash: location.hash, at: at !== null && /^\d+$/.test(at) ? Number(at) : null };
}

export function go(address: string): void {
  history.pushState(null, "", address);
  arrive();
}

/** How often somebody has come to a page. */
let arrivals = 0;

/** A way on from this page, once it is known where it leads; who has gone elsewhere meanwhile is left alone. */
export function wayFromHere(): (address: string) => void {
  const here = arrivals;
  return (address) => {
    if (here === arrivals) go(address);
  };
}

function arrive(): void {
  clearTimeout(late);
  arrivals += 1;
  Object.assign(place, read());
  scrollTo(0, 0);
}

/** The address follows what is looked at, so that it can be kept, shared and loaded again; "back" leads to the page before. */
export function lookingAt(at: number | null): void {
  holdAddress(withMoment(location.pathname + place.query, at));
  place.at = at;
}

let late: ReturnType<typeof setTimeout> | undefined;

/**
 * The address follows what is shown without being a page of its own. Safari refuses one that changes a hundred times within
 * half a minute, as it does under a finger on a curve: then it follows later.
 */
export function holdAddress(address: string): void {
  clearTimeout(late);
  if (address === location.pathname + location.search + location.hash) return;
  try {
    history.replaceState(history.state, "", address);
  } catch {
    late = setTimeout(() => holdAddress(address), LATER);
  }
}

/** Links within the page do not load it anew. */
export function watchLinks(): () => void {
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!link || !isPlain || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener("click", follow);
  addEventListener("popstate", arrive);
  return () => {
    removeEventListener("click", follow);
    removeEventListener("popstate", arrive);
  };
}
