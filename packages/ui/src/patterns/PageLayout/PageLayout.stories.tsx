import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../components/Inline/Inline.js';
import { TaskPill } from '../../components/Pill/TaskPill.js';
import { Text } from '../../components/Text/Text.js';
import { DetailsPanel, DetailsSection } from '../DetailsPanel/DetailsPanel.js';
import { underWay } from '../SigningProgress/SigningProgress.fixtures.js';
import { SigningProgress } from '../SigningProgress/SigningProgress.js';
import { PageLayout, type PageLayoutProps } from './PageLayout.js';
import { PANE_WIDTH } from './pageWidths.js';

function Remembered(args: PageLayoutProps) {
  const [width, setWidth] = useState(args.pane?.width ?? PANE_WIDTH);
  return (
    <div style={{ display: 'flex', height: 640, padding: 8 }}>
      <PageLayout {...args} pane={args.pane && { ...args.pane, width, onWidthChange: setWidth }} />
    </div>
  );
}

const details = (
  <DetailsPanel
    title="2025 Company tax return"
    status={<TaskPill actionType={5} signed={1} total={3} />}
    onClose={fn()}
  >
    <DetailsSection title="Signing">
      <SigningProgress label="Signing" steps={underWay} />
    </DetailsSection>
  </DetailsPanel>
);

/** Lays out the sheets of a page: the main sheet with its pane, and the details beside it. */
const meta = {
  title: 'Patterns/PageLayout',
  component: PageLayout,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '680px' } } },
  args: {
    pane: {
      label: 'Filters',
      content: (
        <Inline padding={12}>
          <Text step="13">Filters</Text>
        </Inline>
      ),
      width: PANE_WIDTH,
      onWidthChange: fn(),
      drawerOpen: false,
      onDrawerOpenChange: fn(),
    },
    details: { label: 'Document details', content: details, drawerOpen: false, onDrawerOpenChange: fn() },
    children: (
      <Inline padding={12}>
        <Text step="13">Documents</Text>
      </Inline>
    ),
  },
  render: Remembered,
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { globals: { viewport: { value: 'desk' } } };

export const Alone: Story = { args: { pane: undefined, details: undefined } };

export const DetailsInDrawer: Story = {
  args: {
    details: { label: 'Document details', content: details, drawerOpen: true, onDrawerOpenChange: fn() },
  },
  globals: { viewport: { value: 'tablet' } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PaneSizedByKeyboard: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const divider = canvas.getByRole('separator', { name: 'Width of Filters' });
    divider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(divider).toHaveAttribute('aria-valuenow', '280');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(divider).toHaveAttribute('aria-valuenow', '160');
  },
};
