/** Whether the screen is too narrow for market and board side by side, or for sentences beside the lines of a board. */
const phone = matchMedia("(max-width: 899px)");
const narrow = matchMedia("(max-width: 1279px)");

export const screen = $state({ small: phone.matches, narrow: narrow.matches });
phone.onchange = () => (screen.small = phone.matches);
narrow.onchange = () => (screen.narrow = narrow.matches);
