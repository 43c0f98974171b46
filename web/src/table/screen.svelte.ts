/** Whether the screen is too narrow for market and board side by side. */
const narrow = matchMedia("(max-width: 899px)");

export const screen = $state({ small: narrow.matches });
narrow.onchange = () => (screen.small = narrow.matches);
