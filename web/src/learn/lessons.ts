/** The lessons there are. */
import type { GameId } from "../wire/types";
import { AZUL } from "./azul";
import type { Step } from "./course";
import { PAVILION } from "./pavilion";

export const LESSONS: Record<GameId, Step[]> = { azul: AZUL, "summer-pavilion": PAVILION };
