import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Stack } from '../Stack/Stack.js';
import { Notice } from './Notice.js';

/** Shows what users must read before continuing. For passing information, use a Toast. */
const meta = {
  title: 'Components/Notice',
  component: Notice,
  tags: ['!autodocs'],
  args: {
    tone: 'caution',
    title: 'Tobias Lindqvist hasn’t accepted the invitation.',
    children: 'The PIN will be emailed, but Tobias cannot sign until the invitation is accepted.',
    action: <Button size="small">Resend Invitation</Button>,
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Caution: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack gap={12}>
      <Notice tone="info">Nothing is sent until you confirm.</Notice>
      <Notice tone="positive">The document is signed by everybody.</Notice>
      <Notice tone="caution">
        The signing time limit on the document has expired, please verify again to complete the signing of
        your document
      </Notice>
      <Notice tone="critical" live>
        There has been an issue saving your changes, please contact support.
      </Notice>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('Error: There has been an issue saving your changes');
  },
};
