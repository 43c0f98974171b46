/** The address of the page. */

export const place = $state({ path: location.pathname, query: location.search });

export function go(address: string): void {
  history.pushState(null, "", address);
  arrive();
}

function arrive(): void {
  Object.assign(place, { path: location.pathname, query: location.search });
  scrollTo(0, 0);
}

/** Links within the page do not load it anew. */
export function watchLinks(): () => void {
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!link || !isPlain || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search);
  };
  addEventListener("click", follow);
  addEventListener("popstate", arrive);
  return () => {
    removeEventListener("click", follow);
    removeEventListener("popstate", arrive);
  };
}
