import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';

/** Blocks of the components' pages. Each page has the same order, so that readers find everything. */

/** Shows the name, one sentence, and the component itself. */
export function Opening() {
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
    </>
  );
}

/** Shows the name and one sentence of a foundation; its specimens are long, and so come last. */
export function FoundationOpening() {
  return (
    <>
      <Title />
      <Description of="meta" />
    </>
  );
}

/** Shows the foundation's tables and specimens. */
export function Shown() {
  return <Stories title="Examples" />;
}

/** Storybook's own pages lack our theme, so the line has the text's colour. */
const keycap = { border: '1px solid', borderRadius: 4, padding: '0 5px', whiteSpace: 'nowrap' } as const;

interface KeyboardTableProps {
  /** Keys and their effect: `['Shift F10', 'Opens the menu.']`. */
  rows: readonly (readonly [keys: string, does: string])[];
}

/** Lists what each key does, following the ARIA Authoring Practices. */
export function KeyboardTable({ rows }: KeyboardTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">Action</th>
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

/** The props table needs some 600 px: on a phone it scrolls sideways, and the page does not. */
const sideways = { overflowX: 'auto', margin: '0 -4px', padding: '0 4px 4px' } as const;

/** Lists every prop with its description, then every state. */
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
