import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '../components/Inline/Inline.js';
import * as styles from './Foundations.css.js';
import { Foundation, TokenName, TokenTable, TokenValue } from './Foundations.example.js';
import { colorGroups, type ColorGroup } from './Color.example.js';
import { contrast } from './themes/contrast.js';
import { dark } from './themes/dark.js';
import { light } from './themes/light.js';

const columns = ['Token', 'Light', 'Dark', 'High contrast', 'Use'];

function Value({ value }: { value: string }) {
  return (
    <Inline gap={8}>
      <span className={styles.swatch} style={{ background: value }} aria-hidden="true" />
      <TokenValue>{value.replace(/^oklch\((.*)\)$/, '$1')}</TokenValue>
    </Inline>
  );
}

function Colors({ title, lead, tables }: ColorGroup) {
  return (
    <Foundation title={title} lead={lead}>
      {tables.map((table) => (
        <TokenTable
          key={table.title}
          title={table.title}
          columns={columns}
          rows={table.tokens.map(([name, use]) => ({
            id: name,
            cells: [
              <TokenName key="name">{name}</TokenName>,
              <Value key="light" value={light[name]} />,
              <Value key="dark" value={dark[name]} />,
              <Value key="contrast" value={contrast[name]} />,
              use,
            ],
          }))}
        />
      ))}
    </Foundation>
  );
}

/**
 * Semantic names only, as `--cs-color-…`. Values are OKLCH (lightness, chroma, hue). The three themes share
 * roles, not numbers: a component names the role, and is readable in each theme.
 */
const meta = { title: 'Foundations/Colour', tags: ['!autodocs'], component: Colors } satisfies Meta<
  typeof Colors
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Planes: Story = { args: colorGroups.planes };
export const InkAndLines: Story = { args: colorGroups.ink };
export const Accent: Story = { args: colorGroups.accent };
export const Tones: Story = { args: colorGroups.tones };
export const FilesAndPeople: Story = { args: colorGroups.things };
