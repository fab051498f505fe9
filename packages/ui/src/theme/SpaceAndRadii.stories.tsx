import type { Meta, StoryObj } from '@storybook/react-vite';

import { vars } from './contract.css.js';
import * as styles from './Foundations.css.js';
import { Foundation, TokenName, TokenTable, TokenValue } from './Foundations.example.js';
import { radius, size, space, touchSize } from './themes/shared.js';

function Spaces() {
  return (
    <Foundation
      title="Space"
      lead="Nine steps. Distances inside a control are its own; everything between parts is one of these."
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
  control: 'Controls, items of trees and navigation',
  card: 'Cards, notices, previews',
  sheet: 'Sheets, dialogs, floats',
  splash: 'The field of public pages',
  full: 'Pills, avatars',
} as const satisfies Record<keyof typeof radius, string>;

const radiusNames = ['mark', 'control', 'card', 'sheet', 'splash', 'full'] as const;

function Corners() {
  return (
    <Foundation title="Radii" lead="The larger the plane, the rounder its corner.">
      <TokenTable
        title="Corners"
        columns={['Token', 'Value', 'Corner', 'For']}
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
    <Foundation title="Sizes" lead="Controls grow under a finger.">
      <TokenTable
        title="Heights of controls"
        columns={['Token', 'Pointer', 'Finger']}
        rows={sizeNames.map((name) => ({
          id: name,
          cells: [
            <TokenName key="name">{name}</TokenName>,
            <TokenValue key="pointer">{size[name]}</TokenValue>,
            <TokenValue key="finger">{touchSize[name]}</TokenValue>,
          ],
        }))}
      />
    </Foundation>
  );
}

/** The measures of the house, in px. */
const meta = { title: 'Foundations/Space and radii' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Space: Story = { render: () => <Spaces /> };
export const Radii: Story = { render: () => <Corners /> };
export const HeightsOfControls: Story = { render: () => <Sizes /> };
