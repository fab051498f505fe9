/** The desk's look: warm paper grey, crisp sheets, light and dark, in one file without scripts. */
export const deskStyle = `
:root { color-scheme: light dark;
  --desk: light-dark(oklch(94.4% 0.0085 68), oklch(18% 0.007 58));
  --sheet: light-dark(#fff, oklch(23.4% 0.007 58));
  --tint: light-dark(oklch(98.1% 0.004 70), oklch(21.2% 0.007 58));
  --hover: light-dark(oklch(96.8% 0.0055 70), oklch(27.2% 0.008 58));
  --line: light-dark(oklch(90.6% 0.007 68), oklch(31.2% 0.008 58));
  --text: light-dark(oklch(23.2% 0.012 285), oklch(94.5% 0.005 85));
  --muted: light-dark(oklch(45.2% 0.012 62), oklch(76.5% 0.008 82));
  --ink: light-dark(oklch(40% 0.14 274), oklch(80% 0.092 279));
  --ink-surface: light-dark(oklch(96.1% 0.014 278), oklch(28% 0.045 276));
  --focus: light-dark(oklch(54.5% 0.18 272), oklch(74% 0.125 276)); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--desk); color: var(--text);
  font: 14px/20px Inter, ui-sans-serif, system-ui, sans-serif; }
code, time { font-variant-numeric: tabular-nums; }
main { max-width: 1080px; margin: 0 auto; padding: 32px 20px 64px; display: grid; gap: 24px; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 16px; }
h1 { font: 500 28px/36px Newsreader, Georgia, serif; margin: 0; }
h2 { font-size: 14px; line-height: 20px; font-weight: 600; margin: 0; }
p { margin: 0; color: var(--muted); }
a { color: var(--ink); text-underline-offset: 3px; }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
section { background: var(--sheet); border-radius: 14px; box-shadow: 0 0 0 1px var(--line); overflow: hidden; }
section > div:first-child { padding: 16px 20px; display: flex; flex-wrap: wrap; gap: 4px 16px;
  align-items: baseline; justify-content: space-between; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th { text-align: start; font-weight: 500; color: var(--muted); background: var(--tint); }
th, td { padding: 8px 20px; border-top: 1px solid var(--line); white-space: nowrap; }
td.wide { white-space: normal; min-width: 260px; }
tbody tr:hover { background: var(--hover); }
code { font: 600 14px/20px ui-monospace, monospace; letter-spacing: 1px; background: var(--ink-surface);
  color: var(--ink); padding: 2px 8px; border-radius: 6px; }
dl { margin: 0; padding: 0 20px 16px; display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dt { color: var(--muted); } dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 640px; border: 0; border-top: 1px solid var(--line); background: #fff; }
pre { margin: 0; padding: 20px; border-top: 1px solid var(--line); white-space: pre-wrap; font: inherit; }
@media (max-width: 640px) {
  thead { display: none; }
  tr { display: block; padding: 12px 20px; border-top: 1px solid var(--line); }
  td, td.wide { display: block; padding: 2px 0; border: 0; min-width: 0; white-space: normal; overflow-wrap: anywhere; }
  dl { grid-template-columns: minmax(0, 1fr); } dd + dt { margin-top: 8px; }
}
.empty { padding: 24px 20px; border-top: 1px solid var(--line); }
`;
