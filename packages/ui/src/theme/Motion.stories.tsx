import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.js';
import { Inline } from '../components/Inline/Inline.js';
import * as styles from './Foundations.css.js';
import { Foundation, TokenName, TokenTable, TokenValue } from './Foundations.example.js';
import { motion, stillMotion } from './themes/shared.js';

const names = ['state', 'panel', 'ease'] as const;

const uses = {
  state: 'State changes: hover, checkbox, switch, selected row',
  panel: 'Entering and leaving: dialogs, drawers, menus, the rail, progress',
  ease: 'Fast start, slow end, for both',
} as const satisfies Record<(typeof names)[number], string>;

function Motions() {
  const [moved, setMoved] = useState(false);
  return (
    <Foundation
      title="Motion"
      lead="Two durations and one curve. Motion shows where something comes from, never how long to wait. If users prefer reduced motion, nothing moves: the durations become 0 ms."
    >
      <TokenTable
        title="Tokens"
        columns={['Token', 'Value', 'Reduced', 'Use']}
        rows={names.map((name) => ({
          id: name,
          cells: [
            <TokenName key="name">{name}</TokenName>,
            <TokenValue key="value">{motion[name]}</TokenValue>,
            <TokenValue key="still">{stillMotion[name]}</TokenValue>,
            uses[name],
          ],
        }))}
      />
      <section className={styles.section}>
        <Inline justify="between" gap={12}>
          <h2 className={styles.sectionTitle}>Both durations</h2>
          <Button onPress={() => setMoved((before) => !before)}>{moved ? 'Back' : 'Move'}</Button>
        </Inline>
        <div className={styles.tracks} data-moved={moved ? '' : undefined}>
          <span className={styles.runner} data-length="state">
            120 ms
          </span>
          <span className={styles.runner} data-length="panel">
            200 ms
          </span>
        </div>
      </section>
    </Foundation>
  );
}

/** Shows durations, and reduced motion. */
const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Durations: Story = { render: () => <Motions /> };

/** Stories run with reduced motion, as users may prefer: changes appear immediately. */
export const Reduced: Story = {
  render: () => <Motions />,
  play: async ({ canvas }) => {
    const runner = canvas.getByText('200 ms');
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(runner).toHaveStyle({ transitionDuration: reduced ? '0s' : '0.2s' });
    await waitFor(() => expect(getComputedStyle(runner).insetInlineStart).not.toBe('0px'));
  },
};
