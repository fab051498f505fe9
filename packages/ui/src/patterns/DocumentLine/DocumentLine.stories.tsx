import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '../../components/Inline/Inline.js';
import { DocumentLine } from './DocumentLine.js';

/** Names the document that a dialog is about, below the dialog's title. */
const meta = {
  title: 'Patterns/DocumentLine',
  component: DocumentLine,
  tags: ['!autodocs'],
  args: { title: 'Brindle Creek lease renewal 2026', extension: 'pdf' },
  render: (args) => (
    <div style={{ width: 360, maxWidth: '100%' }}>
      <Inline gap={8}>
        <DocumentLine {...args} />
      </Inline>
    </div>
  ),
} satisfies Meta<typeof DocumentLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShortTitle: Story = {};
export const LongTitle: Story = {
  args: {
    title: 'Abernathy, Kowalczyk & Featherstonehaugh: minutes of the annual general meeting 2025',
    extension: 'docx',
  },
};
