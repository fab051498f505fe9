import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DeclineIcon, MailIcon, PreviewIcon, SignIcon, UploadIcon } from '../Icon/icons.js';
import { Timeline } from './Timeline.js';

const more = fn();
const retry = fn();

/** Shows the events of one thing in their order, under their days, with the time zone. */
const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  tags: ['!autodocs'],
  beforeEach: () => {
    more.mockClear();
    retry.mockClear();
  },
  args: {
    label: 'History of Division 7A loan agreement',
    timeZone: 'Australia/Sydney',
    state: {
      status: 'ready',
      events: [
        {
          id: '6',
          at: '2026-11-20T21:52:00Z',
          actor: 'Margaret Ellery',
          action: 'signed',
          icon: SignIcon,
          tone: 'positive',
        },
        {
          id: '5',
          at: '2026-11-20T21:31:00Z',
          actor: 'Priya Nair',
          action: 'declined to sign',
          details: '“The interest rate on page 2 is not the one that we agreed on the telephone.”',
          icon: DeclineIcon,
          tone: 'critical',
        },
        { id: '4', at: '2026-11-20T03:26:00Z', actor: 'Priya Nair', action: 'read it', icon: PreviewIcon },
        {
          id: '3',
          at: '2026-11-19T22:40:00Z',
          action: 'PINs were sent by email to 3 accounts',
          icon: MailIcon,
        },
        {
          id: '2',
          at: '2026-11-19T22:40:00Z',
          actor: 'Imogen Hartley',
          action: 'asked 3 accounts and Daniel Okafor to sign',
        },
        {
          id: '1',
          at: '2026-11-19T22:31:00Z',
          actor: 'Imogen Hartley',
          action: 'uploaded it',
          icon: UploadIcon,
        },
      ],
      onMore: more,
    },
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const History: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: 'Saturday 21 November 2026' })).toBeVisible();
    await expect(canvas.getByText('Times in Australia/Sydney, UTC+11')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveBeenCalledOnce();
  },
};

/** Oldest first, with how long ago each event was; the place around it names the zone. */
export const OldestFirst: Story = {
  args: {
    now: '2026-11-20T22:04:00Z',
    zoneShown: false,
    state: {
      status: 'ready',
      events: [
        {
          id: '1',
          at: '2026-09-10T01:12:00Z',
          actor: 'Imogen Hartley',
          action: 'uploaded it',
          icon: UploadIcon,
        },
        { id: '2', at: '2026-11-19T22:40:00Z', action: 'PINs were sent by email', icon: MailIcon },
        {
          id: '3',
          at: '2026-11-20T21:52:00Z',
          actor: 'Margaret Ellery',
          action: 'signed',
          icon: SignIcon,
          tone: 'positive',
        },
        { id: '4', at: '2026-11-20T22:03:40Z', actor: 'Daniel Okafor', action: 'opened it' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const times = within(canvasElement)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('time')?.textContent);
    await expect(times).toEqual([
      '11:12 am',
      '9:40 am · 23 hours ago',
      '8:52 am · 12 minutes ago',
      '9:03 am · just now',
    ]);
    await expect(within(canvasElement).queryByText(/Times in/)).toBeNull();
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: {
    state: {
      status: 'failed',
      message: 'Data retrieval failed. Try again.',
      reference: '7F3A-91C2-08DE',
      onRetry: retry,
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { state: { status: 'ready', events: [] } } };

export const LoadingMore: Story = {
  args: {
    state: {
      status: 'ready',
      events: [{ id: '1', at: '2026-11-19T22:31:00Z', actor: 'Imogen Hartley', action: 'uploaded it' }],
      onMore: more,
      loadingMore: true,
    },
  },
};

/** Half a year of events, three a day. */
const long = Array.from({ length: 540 }, (_, index) => ({
  id: String(540 - index),
  at: new Date(Date.UTC(2026, 10, 20, 3) - index * 8 * 3_600_000).toISOString(),
  actor: 'Margaret Ellery',
  action:
    index % 5 === 0 ? 'asked to see page 2 of the agreement again, and wrote why at some length' : 'read it',
}));

const panel = { tabIndex: 0, style: { height: 480, overflowY: 'auto' } } as const;

export const LongHistory: Story = {
  args: { state: { status: 'ready', events: long } },
  render: (args) => (
    // As in a dialog: the container scrolls.
    <div role="group" aria-label="Panel" {...panel}>
      <Timeline {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const around = canvas.getByRole('group', { name: 'Panel' });
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(40));
    await expect(canvas.getByRole('heading', { name: 'Friday 20 November 2026' })).toBeVisible();
    around.scrollTop = around.scrollHeight;
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'Friday 20 November 2026' })).toBeNull(),
    );
    await waitFor(async () => {
      around.scrollTop = around.scrollHeight;
      await expect(canvas.getByText('Times in Australia/Sydney, UTC+11')).toBeVisible();
    });
    // Every rendered event is under its day, and has its position in it.
    for (const list of canvas.getAllByRole('list')) {
      await expect(list.previousElementSibling?.tagName).toBe('H3');
    }
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-setsize');
  },
};
