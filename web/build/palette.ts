/** The colours, measures and motions of palette.json as CSS custom properties. */

export interface Palette {
  themes: Record<"light" | "dark", Record<string, string>>;
  tiles: Record<string, Record<string, string>>;
  fonts: Record<string, string>;
  opacity: Record<string, number>;
  space: Record<string, number>;
  radius: Record<string, number>;
  motion_ms: Record<string, number>;
  easing: Record<string, string>;
}

const NOT_A_COLOUR = new Set(["motif", "key"]);

export function paletteCss(palette: Palette): string {
  const glazes = Object.entries(palette.tiles).flatMap(([tile, parts]) =>
    Object.entries(parts)
      .filter(([part]) => !NOT_A_COLOUR.has(part))
      .map(([part, value]) => [`tile-${tile}-${part}`, value] as const),
  );
  const shared = [
    ...glazes,
    ...prefixed("font", palette.fonts),
    ...prefixed("opacity", palette.opacity),
    ...prefixed("space", palette.space, "px"),
    ...prefixed("radius", palette.radius, "px"),
    ...prefixed("ease", palette.easing),
  ];
  return [
    rule(":root", [...shared, ...Object.entries(palette.themes.light)], "light"),
    rule(":root[data-theme=dark]", Object.entries(palette.themes.dark), "dark"),
  ].join("\n");
}

function prefixed(prefix: string, values: Record<string, string | number>, unit = ""): [string, string][] {
  return Object.entries(values).map(([name, value]) => [`${prefix}-${name}`, `${value}${unit}`]);
}

function rule(selector: string, values: readonly (readonly [string, string])[], scheme: string): string {
  const properties = values.map(([name, value]) => `  --${name}: ${value};`).join("\n");
  return `${selector} {\n  color-scheme: ${scheme};\n${properties}\n}`;
}
