import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';

/** Blocks of the components' pages: each page has the same order, so that nothing is looked for. */

/** Name, one sentence, and the thing itself. */
export function Opening() {
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
    </>
  );
}

/** Name and one sentence of a foundation: what it looks like stands at the end, and is much. */
export function FoundationOpening() {
  return (
    <>
      <Title />
      <Description of="meta" />
    </>
  );
}

/** The foundation itself: its tables and specimens. */
export function Shown() {
  return <Stories title="Shown" />;
}

/** Storybook's own pages have no theme of ours: the line takes the colour of the words. */
const keycap = { border: '1px solid', borderRadius: 4, padding: '0 5px', whiteSpace: 'nowrap' } as const;

interface KeyboardTableProps {
  /** What is pressed, and what it does: `['Shift F10', 'Opens the menu.']`. */
  rows: readonly (readonly [keys: string, does: string])[];
}

/** What each key does, as the ARIA Authoring Practices want it. */
export function KeyboardTable({ rows }: KeyboardTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([keys, does]) => (
          <tr key={`${keys} ${does}`}>
            <td>
              {keys.split(', ').map((key, index) => (
                <span key={key}>
                  {index === 0 ? null : ' '}
                  <kbd style={keycap}>{key}</kbd>
                </span>
              ))}
            </td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The table of props needs some 600 px: on a phone it is moved inside of itself, and the page stays where it is. */
const sideways = { overflowX: 'auto', margin: '0 -4px', padding: '0 4px 4px' } as const;

/** Every prop with its description, then every state. */
export function Reference() {
  return (
    <>
      <h2>Props</h2>
      <div style={sideways}>
        <Controls />
      </div>
      <Stories title="States" includePrimary={false} />
    </>
  );
}
