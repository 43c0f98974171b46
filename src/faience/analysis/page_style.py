"""How a review looks: the colours of our palette, light or dark as the reader's device is."""

from faience.render.artwork import colours, palette

USED = (
    "table", "table-line", "surface", "surface-2", "line", "text", "text-2", "accent", "gain", "loss", "gold", "select",
    "target", "slot",
)  # fmt: skip

RULES = """
.faience-page{margin:0;background:var(--table)}
.faience-review{box-sizing:border-box;max-width:1020px;margin:0 auto;padding:32px 20px 48px;background:var(--table);
color:var(--text);font:16px/1.5 var(--font-text);font-variant-numeric:tabular-nums lining-nums}
.faience-review *{box-sizing:border-box}
.faience-review h1,.faience-review h2{font-family:var(--font-display);font-weight:400;line-height:1.15;margin:0}
.faience-review h1{font-size:34px}
.faience-review h2{font-size:23px;margin-bottom:12px}
.faience-review header p,.faience-review .note,.faience-review footer{color:var(--text-2);margin:6px 0 0}
.faience-review .note,.faience-review footer{font-size:14px}
.faience-review .note{margin:12px 0 20px}
.faience-review section,.faience-review details{margin-top:32px}
.faience-review .players{display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(260px,1fr));margin-top:24px}
.faience-review .card,.faience-review figure,.faience-review .errors li,.faience-review .scroll{
background:var(--surface);border:1px solid var(--line);border-radius:16px}
.faience-review .card{padding:18px 20px}
.faience-review .winner{border:2px solid var(--gold)}
.faience-review .card h2{display:flex;justify-content:space-between;align-items:baseline;gap:12px;
overflow-wrap:anywhere}
.faience-review .card small{font:700 15px var(--font-text);color:var(--text-2);white-space:nowrap}
.faience-review .accuracy{color:var(--text-2)}
.faience-review .accuracy b{font-size:34px;color:var(--accent)}
.faience-review .card p{margin:0 0 8px}
.faience-review dl{margin:0 0 10px}
.faience-review dl div{display:grid;grid-template-columns:6em 1fr 4.4em;gap:8px;align-items:center}
.faience-review dt{color:var(--text-2);font-size:15px}
.faience-review dd{margin:0;text-align:right}
.faience-review dd:nth-of-type(1){position:relative;height:10px;border-radius:5px;overflow:hidden}
.faience-review .whole{background:var(--slot)}
.faience-review dd i{position:absolute;top:0;bottom:0;min-width:2px}
.faience-review .sum{background:var(--accent)}
.faience-review .gain{background:var(--gain)}
.faience-review .loss{background:var(--loss)}
.faience-review .grades{display:flex;flex-wrap:wrap;gap:6px;list-style:none;margin:12px 0 0;padding:0;font-size:14px}
.faience-review .grades li{border:1px solid var(--line);border-radius:99px;padding:2px 10px}
.faience-review li.best{border-color:var(--gain)}
.faience-review li.inaccuracy{border-color:var(--gold)}
.faience-review li.mistake{border-color:var(--select)}
.faience-review li.blunder{border-color:var(--loss)}
.faience-review figure{margin:0 0 16px;padding:16px}
.faience-review figcaption p,.faience-review .errors p{margin:0}
.faience-review figcaption{margin-bottom:12px}
.faience-review .better{color:var(--gain)}
.faience-review .errors{list-style:none;margin:0;padding:0;display:grid;gap:10px}
.faience-review .errors li{padding:10px 16px;border-left-width:6px}
.faience-review .partial{margin:16px 0 0;font-weight:700;color:var(--select)}
.faience-review .scroll,.faience-review .curve{overflow-x:auto}
.faience-review .curve svg{min-width:640px}
.faience-review table{border-collapse:collapse;width:100%;font-size:15px}
.faience-review th,.faience-review td{padding:7px 12px;text-align:left;border-bottom:1px solid var(--line)}
.faience-review th{color:var(--text-2);white-space:nowrap}
.faience-review tbody tr:last-child td{border-bottom:0}
.faience-review summary{cursor:pointer;font-family:var(--font-display);font-size:23px;margin-bottom:12px}
.faience-review footer{margin-top:32px}
.faience-review :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.faience-review svg{display:block}
@media print{.faience-review figure,.faience-review li{break-inside:avoid}}
"""


def style() -> str:
    """The rules, with the colours of both themes."""
    fonts = palette()["fonts"]
    named = f"--font-text:{fonts['text']};--font-display:{fonts['display']}"
    light, dark = (";".join(f"--{name}:{colours(theme)[name]}" for name in USED) for theme in ("light", "dark"))
    scope = ".faience-review,.faience-page"
    themes = f"{scope}{{{light};{named}}}@media (prefers-color-scheme:dark){{{scope}{{{dark}}}}}"
    return themes + RULES.replace("\n.", ".").strip()
