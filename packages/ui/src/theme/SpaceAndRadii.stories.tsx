import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Button } from '../components/Button/Button.js';
import { Inline } from '../components/Inline/Inline.js';
import { Sheet } from '../components/Sheet/Sheet.js';
import { Stack } from '../components/Stack/Stack.js';
import { Text } from '../components/Text/Text.js';
import { TextField } from '../components/TextField/TextField.js';
import { vars } from './contract.css.js';
import * as styles from './Foundations.css.js';
import { Foundation, TokenName, TokenTable, TokenValue } from './Foundations.example.js';
import { ThemeProvider } from './ThemeProvider.js';
import { comfortableSize, radius, size, space, touchSize } from './themes/shared.js';

function Spaces() {
  return (
    <Foundation
      title="Space"
      lead="Nine steps for the space between components. Space inside a control is its own."
    >
      <TokenTable
        title="Steps"
        columns={['Token', 'Value', 'Length']}
        rows={Object.entries(space).map(([step, value]) => ({
          id: step,
          cells: [
            <TokenName key="name">{`space ${step}`}</TokenName>,
            <TokenValue key="value">{value}</TokenValue>,
            <span key="bar" className={styles.bar} style={{ width: value }} aria-hidden="true" />,
          ],
        }))}
      />
    </Foundation>
  );
}

const radiusUses = {
  mark: 'Checkboxes, segments, keys',
  control: 'Controls, tree items, navigation items',
  card: 'Cards, notices, previews',
  sheet: 'Sheets, dialogs, floats',
  splash: 'The brand panel of public pages',
  full: 'Pills, avatars',
} as const satisfies Record<keyof typeof radius, string>;

const radiusNames = ['mark', 'control', 'card', 'sheet', 'splash', 'full'] as const;

function Corners() {
  return (
    <Foundation title="Radii" lead="Larger surfaces have rounder corners.">
      <TokenTable
        title="Corners"
        columns={['Token', 'Value', 'Corner', 'Use']}
        rows={radiusNames.map((name) => ({
          id: name,
          cells: [
            <TokenName key="name">{name}</TokenName>,
            <TokenValue key="value">{radius[name]}</TokenValue>,
            <span
              key="corner"
              className={styles.corner}
              style={{ borderRadius: vars.radius[name] }}
              aria-hidden="true"
            />,
            radiusUses[name],
          ],
        }))}
      />
    </Foundation>
  );
}

const sizeNames = ['controlSmall', 'control', 'controlLarge', 'target'] as const;

function Sizes() {
  return (
    <Foundation title="Sizes" lead="Controls are larger at comfortable density and on touch screens.">
      <TokenTable
        title="Control heights"
        columns={['Token', 'Compact', 'Comfortable', 'Touch']}
        rows={sizeNames.map((name) => ({
          id: name,
          cells: [
            <TokenName key="name">{name}</TokenName>,
            <TokenValue key="compact">{size[name]}</TokenValue>,
            <TokenValue key="comfortable">{comfortableSize[name]}</TokenValue>,
            <TokenValue key="touch">{touchSize[name]}</TokenValue>,
          ],
        }))}
      />
    </Foundation>
  );
}

const densities = ['compact', 'comfortable'] as const;

/** Shows the spacing, sizes and radii in px. */
const meta = { title: 'Foundations/Space and radii', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Space: Story = { render: () => <Spaces /> };
export const Radii: Story = { render: () => <Corners /> };
export const ControlHeights: Story = { render: () => <Sizes /> };

/** The same controls at both densities; grid rows follow. */
export const Densities: Story = {
  render: () => (
    <Inline gap={16} align="start" wrap>
      {densities.map((density) => (
        <ThemeProvider key={density} scope="part" theme="system" density={density}>
          <Sheet padding={16}>
            <Stack gap={12} align="start">
              <Text weight="medium">{density}</Text>
              <TextField label={`Matter, ${density}`} defaultValue="Brindle Creek lease" />
              <Button variant="primary">{`Sign, ${density}`}</Button>
            </Stack>
          </Sheet>
        </ThemeProvider>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign, compact' }).offsetHeight).toBe(32);
    await expect(canvas.getByRole('button', { name: 'Sign, comfortable' }).offsetHeight).toBe(36);
  },
};
