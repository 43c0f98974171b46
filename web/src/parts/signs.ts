/** The glazes by which players are told apart, seat by seat, on everybody's screen. */
export const GLAZES = ["blue", "red", "green", "purple"] as const;
