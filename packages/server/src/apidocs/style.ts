/** The look of the API's pages: a paper-grey desk with white sheets, light and dark, no script and no font to load. */
export const docsStyle = `
:root { color-scheme: light dark;
  --desk: light-dark(oklch(94.4% 0.0085 68), oklch(18% 0.007 58));
  --sheet: light-dark(#fff, oklch(23.4% 0.007 58));
  --tint: light-dark(oklch(98.1% 0.004 70), oklch(21.2% 0.007 58));
  --hover: light-dark(oklch(91.6% 0.0085 68), oklch(27.2% 0.008 58));
  --line: light-dark(oklch(90.6% 0.007 68), oklch(31.2% 0.008 58));
  --text: light-dark(oklch(23.2% 0.012 285), oklch(94.5% 0.005 85));
  --muted: light-dark(oklch(43% 0.012 62), oklch(76.5% 0.008 82));
  --ink: light-dark(oklch(40% 0.14 274), oklch(80% 0.092 279));
  --ink-surface: light-dark(oklch(95% 0.018 278), oklch(30% 0.05 276));
  --good: light-dark(oklch(42% 0.1 155), oklch(80% 0.11 155));
  --bad: light-dark(oklch(45% 0.15 27), oklch(79% 0.11 27));
  --warm: light-dark(oklch(44% 0.1 60), oklch(80% 0.1 75));
  --focus: light-dark(oklch(54.5% 0.18 272), oklch(74% 0.125 276)); }
* { box-sizing: border-box; }
html { scroll-padding-top: 68px; }
body { margin: 0; background: var(--desk); color: var(--text); overflow-wrap: anywhere;
  font: 14px/21px Inter, ui-sans-serif, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
a { color: var(--ink); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
main:focus { outline: none; }
p { margin: 0 0 12px; max-width: 72ch; }
h1 { font: 500 30px/38px Newsreader, Georgia, serif; margin: 0 0 8px; }
h2 { font: 500 22px/30px Newsreader, Georgia, serif; margin: 0 0 4px; }
h3 { font: 600 17px/24px ui-monospace, monospace; margin: 0 0 8px; }
h3 a { color: inherit; text-decoration: none; } h3 a:hover { text-decoration: underline; }
h4 { font-size: 13px; line-height: 20px; font-weight: 600; margin: 20px 0 8px; }
code, pre { font: 13px/20px ui-monospace, monospace; }
pre { margin: 8px 0 0; padding: 12px 16px; background: var(--tint); border-radius: 8px;
  box-shadow: inset 0 0 0 1px var(--line); white-space: pre-wrap; }
.skip { position: absolute; left: -999px; } .skip:focus { left: 12px; top: 12px; z-index: 3; background: var(--sheet); padding: 8px 12px; }
.bar { position: sticky; top: 0; z-index: 2; display: flex; align-items: center; gap: 4px 24px; flex-wrap: wrap;
  padding: 8px 24px; min-height: 52px; background: var(--sheet); box-shadow: 0 1px 0 var(--line); }
.mark { margin: 0; font: 500 18px/24px Newsreader, Georgia, serif; } .mark span { color: var(--muted); }
.tabs { display: flex; gap: 4px; list-style: none; margin: 0; padding: 0; }
.tabs a { display: block; padding: 6px 10px; border-radius: 8px; text-decoration: none; color: var(--muted); }
.tabs a:hover { background: var(--hover); }
.tabs a[aria-current] { color: var(--ink); background: var(--ink-surface); font-weight: 600; }
button { font: inherit; font-weight: 500; color: var(--text); background: var(--sheet); border: 1px solid var(--line);
  border-radius: 8px; padding: 5px 12px; min-height: 32px; cursor: pointer; }
button:hover { background: var(--hover); }
.menu, .close { display: none; margin-left: auto; }
.frame { display: grid; grid-template-columns: 288px minmax(0, 1fr); }
nav[popover] { display: block; position: sticky; inset: 52px auto auto 0; height: calc(100vh - 52px); width: auto;
  margin: 0; border: 0; padding: 16px 12px 32px 24px; overflow-y: auto; background: var(--desk); color: inherit; }
nav form { display: grid; grid-template-columns: 1fr auto; gap: 4px 8px; margin: 0 0 16px; }
nav label { grid-column: 1 / -1; font-size: 13px; color: var(--muted); }
nav input { font: inherit; min-width: 0; padding: 5px 10px; border: 1px solid var(--muted); border-radius: 8px; background: var(--sheet); color: inherit; }
nav h2 { font: 600 12px/18px Inter, ui-sans-serif, system-ui, sans-serif; color: var(--muted); margin: 12px 0 4px; padding: 0 8px; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: flex; justify-content: space-between; gap: 8px; padding: 3px 8px; border-radius: 6px; color: inherit; text-decoration: none; }
nav li a:hover { background: var(--hover); }
.verb { font: 11px/21px ui-monospace, monospace; color: var(--muted); }
main { padding: 32px 32px 96px; max-width: 1000px; }
main section { margin: 40px 0 0; } main section > p { color: var(--muted); }
.facts { margin: 16px 0 0; display: grid; gap: 4px; }
.facts div { display: grid; grid-template-columns: 96px 1fr; gap: 12px; } .facts dt { color: var(--muted); } dd { margin: 0; }
.results { margin: 24px 0 0; font-weight: 500; }
article { background: var(--sheet); border-radius: 14px; box-shadow: 0 0 0 1px var(--line); padding: 20px 24px; margin: 16px 0 0;
  content-visibility: auto; contain-intrinsic-size: auto 480px; }
article:target { box-shadow: 0 0 0 2px var(--focus); }
.call { margin: 0 0 12px; } .call code { font-size: 14px; }
.method { font: 600 12px/20px ui-monospace, monospace; padding: 2px 8px; border-radius: 6px; background: var(--ink-surface); color: var(--ink); }
.method.delete { color: var(--bad); } .method.post, .method.put { color: var(--warm); }
.summary { font-weight: 500; margin: 0 0 4px; }
.chips { display: flex; flex-wrap: wrap; gap: 6px; margin: 12px 0 0; }
.chip { padding: 1px 9px; border-radius: 99px; background: var(--ink-surface); color: var(--ink); font-size: 12px; line-height: 20px; font-weight: 500; }
.chip.quiet { background: none; box-shadow: inset 0 0 0 1px var(--line); color: var(--muted); }
.chip.open { background: none; box-shadow: inset 0 0 0 1px var(--warm); color: var(--warm); }
.note { color: var(--muted); font-size: 12px; font-weight: 400; }
.kind { color: var(--muted); margin: 0 0 8px; }
.fields { margin: 0; }
.field { display: grid; grid-template-columns: minmax(0, 232px) minmax(0, 1fr); gap: 2px 16px; padding: 7px 0; border-top: 1px solid var(--line); }
.limits { display: block; color: var(--muted); font-size: 13px; }
.reply { margin: 0; padding: 7px 0; border-top: 1px solid var(--line); max-width: none; }
summary { cursor: pointer; } details[open] summary { margin-bottom: 8px; }
.reply b { display: inline-block; min-width: 44px; font: 600 13px/20px ui-monospace, monospace; }
.good { color: var(--good); } .bad { color: var(--bad); }
@media (max-width: 860px) {
  html { scroll-padding-top: 16px; }
  .bar { position: static; padding: 8px 16px; }
  .menu, .close { display: block; }
  .frame { display: block; }
  nav[popover] { display: none; }
  nav[popover]:popover-open { display: block; position: fixed; inset: 0 0 0 auto; width: min(320px, 88vw); height: 100dvh; padding: 16px;
    box-shadow: 0 0 0 1px var(--line); }
  main { padding: 24px 16px 64px; }
  article { padding: 16px; }
  .field, .facts div { grid-template-columns: minmax(0, 1fr); }
  .facts { gap: 12px; } .facts div { gap: 0; }
}
@media (forced-colors: active) { article, pre, .chip, .method { border: 1px solid; } }
`;
