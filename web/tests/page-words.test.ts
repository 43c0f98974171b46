import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { saidBy, wordsOfPage } from "../build/words";

const TEXT = `### Words

## Moves

move-take = { $count ->
    [one] a tile
   *[other] { $count } tiles
}
-mark = tile
move-lay = lay { move-what }
move-what = it

error-illegal = this { move-never }
    and that
move-never = never

cli-help =
    Play.

    Play again.
move-step-on =
    pass

    or stay
`;

const SOURCE = 'say("move-take"); say(isLaid ? "move-lay" : `move-step-${how}`)';

test("comments, refusals and the words of terminals stay away, everything else is said as before", () => {
  const said = wordsOfPage(TEXT, saidBy(SOURCE, TEXT));
  const [whole, left] = [TEXT, said].map((text) => {
    const bundle = new FluentBundle("en", { useIsolating: false });
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    return bundle;
  });
  const say = (bundle: FluentBundle | undefined, id: string): string | undefined => {
    const message = bundle?.getMessage(id);
    return message?.value ? bundle?.formatPattern(message.value, { count: 3 }) : undefined;
  };
  for (const id of ["move-take", "move-lay", "move-step-on"]) expect(say(left, id)).toBe(say(whole, id));
  for (const id of ["error-illegal", "cli-help", "move-never"]) expect(say(left, id)).toBeUndefined();
  expect(said).not.toContain("#");
});
