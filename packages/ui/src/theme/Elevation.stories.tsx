import type { Meta, StoryObj } from '@storybook/react-vite';

import { Text } from '../components/Text/Text.js';
import { vars } from './contract.css.js';
import * as styles from './Foundations.css.js';
import { Foundation, TokenName, TokenTable, TokenValue } from './Foundations.example.js';
import { darkShadow, lightShadow } from './themes/shared.js';

const planes = [
  { shadow: 'ringSheet', surface: 'sheet', radius: 'sheet', use: 'Sheets: a ring, no shadow' },
  { shadow: 'pop', surface: 'raised', radius: 'card', use: 'Menus, tooltips' },
  { shadow: 'float', surface: 'raised', radius: 'sheet', use: 'Uploads, bulk bar' },
  { shadow: 'dialog', surface: 'raised', radius: 'sheet', use: 'Dialogs, over a scrim' },
] as const;

function Planes() {
  return (
    <Foundation
      title="Elevation"
      lead="Three planes: the desk, sheets on it, and floats above. Only floats cast a shadow."
    >
      <div className={styles.planes}>
        {planes.map(({ shadow, surface, radius, use }) => (
          <div
            key={shadow}
            className={styles.plane}
            style={{
              background: vars.color[surface],
              borderRadius: vars.radius[radius],
              boxShadow: vars.shadow[shadow],
            }}
          >
            <TokenName>{shadow}</TokenName>
            <Text step="12" tone="muted">
              {use}
            </Text>
          </div>
        ))}
      </div>
    </Foundation>
  );
}

function Values() {
  return (
    <Foundation
      title="Shadows"
      lead="In dark themes a lighter surface and a ring distinguish a float more than its shadow does."
    >
      <TokenTable
        title="Shadows"
        columns={['Token', 'Light', 'Dark']}
        rows={planes.map(({ shadow }) => ({
          id: shadow,
          cells: [
            <TokenName key="name">{shadow}</TokenName>,
            <TokenValue key="light">{lightShadow[shadow]}</TokenValue>,
            <TokenValue key="dark">{darkShadow[shadow]}</TokenValue>,
          ],
        }))}
      />
    </Foundation>
  );
}

/** Shows the planes and their shadows. */
const meta = { title: 'Foundations/Elevation', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreePlanes: Story = { render: () => <Planes /> };
export const ShadowValues: Story = { render: () => <Values /> };
