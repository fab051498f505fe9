import type { Meta, StoryObj } from '@storybook/react-vite';

import { Icon } from '../components/Icon/Icon.js';
import * as icons from '../components/Icon/icons.js';
import { SolidIcon } from '../components/Icon/SolidIcon.js';
import { Inline } from '../components/Inline/Inline.js';
import { Sheet } from '../components/Sheet/Sheet.js';
import { Text } from '../components/Text/Text.js';
import * as styles from './Foundations.css.js';
import { Foundation, TokenName, TokenTable } from './Foundations.example.js';

function Set() {
  return (
    <Foundation
      title="Icons"
      lead="One icon for each concept, so that it looks the same everywhere. Line icons, 1.45 px at any size, muted; accent only when active."
    >
      <Sheet>
        <div className={styles.iconGrid}>
          {Object.entries(icons)
            .sort(([a], [b]) => a.localeCompare(b))
            .map(([name, icon]) => (
              <div key={name} className={styles.iconCell}>
                <Icon icon={icon} size={18} tone="default" />
                {name.replace(/Icon$/, '')}
              </div>
            ))}
        </div>
      </Sheet>
    </Foundation>
  );
}

const sizes = [
  [14, 'Grid headers'],
  [16, 'Buttons, menus, rows'],
  [18, 'Navigation'],
  [20, 'Empty states'],
  [24, 'Mobile'],
] as const;

function Sizes() {
  return (
    <Foundation title="Sizes" lead="The stroke has the same width at every size.">
      <TokenTable
        title="Line icons"
        columns={['Size', 'Icons', 'Use']}
        rows={sizes.map(([size, where]) => ({
          id: String(size),
          cells: [
            <TokenName key="name">{`${size} px`}</TokenName>,
            <Inline key="icons" gap={16}>
              {[icons.DocumentIcon, icons.SignIcon, icons.SecureIcon, icons.UsersIcon].map((icon, index) => (
                <Icon key={index} icon={icon} size={size} tone="default" />
              ))}
            </Inline>,
            where,
          ],
        }))}
      />
      <TokenTable
        title="Solid status icons"
        columns={['Kind', 'Icon', 'Example']}
        rows={(
          [
            ['positive', 'Signed'],
            ['critical', 'Declined by Hugh Ellery'],
            ['caution', 'The invitation has expired'],
            ['info', 'Only PDF documents can be signed'],
          ] as const
        ).map(([kind, text]) => ({
          id: kind,
          cells: [
            <TokenName key="name">{kind}</TokenName>,
            <Inline key="icons" gap={12}>
              <SolidIcon kind={kind} />
              <SolidIcon kind={kind} size={16} />
            </Inline>,
            <Text key="text">{text}</Text>,
          ],
        }))}
      />
    </Foundation>
  );
}

/** Shows the library's icons. */
const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllIcons: Story = { render: () => <Set /> };
export const SizesAndStates: Story = { render: () => <Sizes /> };
