/** The glazes by which players are told apart; the first is one's own. */
export const GLAZES = ["blue", "red", "green", "purple"] as const;
