import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, portal } from '@countersign/api-client/answers';
import { aFilterTree } from '@countersign/api-client/fixtures';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { untilRead } from './DocumentsScreen.example.ts';

const meta = {
  title: 'Screens/Documents/On phones, parts',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'narrow' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const longName = 'Correspondence with the tax office about the returns of earlier years';

/** The name of a filter is cut where it has no room: what removes it stays in view. */
export const LongFilterName: Story = {
  args: { href: '/documents/12?filter=33&modified=financialYear' },
  parameters: answering(
    portal.get('/documentFilters/{id}', ({ response }) =>
      response(200).json(
        aFilterTree().map((filter) => (filter.Id === 33 ? { ...filter, Text: longName } : filter)),
      ),
    ),
  ),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const chip = await canvas.findByRole('button', { name: new RegExp(`^${longName} ?, remove$`) });
    const { left, right } = chip.getBoundingClientRect();
    const { innerWidth = 0 } = canvasElement.ownerDocument.defaultView ?? {};
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};

/** Looking at the details of one document keeps what is selected. */
export const DetailsBesideTicks: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const grid = within(canvas.getByRole('grid'));
    const [first, second] = grid.getAllByRole('checkbox', { hidden: true });
    await userEvent.click(first ?? canvasElement);
    await userEvent.click(second ?? canvasElement);
    await canvas.findByText('2 selected');
    const [row] = grid.getAllByRole('row', { selected: false });
    await userEvent.pointer({ keys: '[MouseRight]', target: row ?? canvasElement });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Details' }));
    const details = await screen.findByRole('dialog', { name: 'Document details' });
    await waitFor(() => expect(details).toBeVisible());
    await userEvent.click(within(details).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByText('2 selected')).toBeVisible());
  },
};
