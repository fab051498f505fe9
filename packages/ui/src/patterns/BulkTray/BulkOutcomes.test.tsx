import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { keepFocus } from '../../components/focus/keepFocus.js';
import { BulkTray, type BulkOutcome } from './BulkTray.js';
import { bulkOutcomesMessages } from './bulkOutcomes.messages.js';
import { bulkTrayMessages } from './bulkTray.messages.js';

type Read = BulkOutcome['read'];

const all = ['Lease.pdf', 'BAS.pdf', 'Trust deed.pdf'].map((name, id) => ({ id, name }));
/** Two at a time. */
const inPages: Read = (from) => Promise.resolve(all.slice(from, from + 2));

async function show(read: Read, change: Partial<BulkOutcome> = {}) {
  const outcome = { id: 'job 7', label: 'Deleted', count: all.length, read, ...change };
  const tray = (one: BulkOutcome) => (
    <BulkTray
      title="Delete 3 documents"
      state={{ status: 'finished', done: 3, total: 3, failures: [] }}
      outcomes={[one]}
      onClose={vi.fn()}
    />
  );
  const { rerender } = render(tray(outcome));
  const opener = await screen.findByRole('button', { name: /^Deleted/ });
  return { user: userEvent.setup(), opener, replaceBy: (one: BulkOutcome) => rerender(tray(one)), outcome };
}

const names = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((item) => all.find(({ name }) => name === item.textContent)?.name ?? []);

it('reads the names when they are opened with the keyboard, and no sooner', async () => {
  const read = vi.fn(inPages);
  const { user, opener } = await show(read);
  expect(read).not.toHaveBeenCalled();
  await user.tab();
  await user.tab();
  expect(opener).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  const opened = document.getElementById(opener.getAttribute('aria-controls') ?? '');
  expect(await within(opened ?? document.body).findByText('Lease.pdf')).toBeVisible();
  expect(names()).toEqual(['Lease.pdf', 'BAS.pdf']);
  expect(read.mock.calls).toEqual([[0]]);
  await user.keyboard(' ');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Lease.pdf')).toBeNull();
  await user.keyboard(' ');
  expect(names()).toEqual(['Lease.pdf', 'BAS.pdf']);
  expect(read).toHaveBeenCalledOnce();
});

it('reads more of them from where it is, says so, and moves the focus to the first of the last', async () => {
  const read = vi.fn(inPages);
  // As in a page with a shell, which gives lost focus to a neighbour.
  const stop = keepFocus();
  const { user, opener } = await show(read);
  await user.click(opener);
  const more = await screen.findByRole('button', { name: bulkTrayMessages.more });
  await user.tab();
  expect(more).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(more).not.toBeInTheDocument());
  expect(names()).toEqual(['Lease.pdf', 'BAS.pdf', 'Trust deed.pdf']);
  expect(read.mock.calls).toEqual([[0], [2]]);
  const [, , last] = within(screen.getByRole('list', { name: 'Deleted' })).getAllByRole('listitem');
  expect(last).toHaveFocus();
  expect(screen.getByText(bulkOutcomesMessages.shown(1, 3))).toBeInTheDocument();
  stop();
});

it('reads one page at a time, however often it is pressed', async () => {
  const page = Promise.withResolvers<Awaited<ReturnType<Read>>>();
  const read = vi.fn<Read>().mockResolvedValueOnce(all.slice(0, 2)).mockReturnValue(page.promise);
  const { user, opener } = await show(read);
  await user.click(opener);
  await user.dblClick(await screen.findByRole('button', { name: bulkTrayMessages.more }));
  expect(read).toHaveBeenCalledTimes(2);
  page.resolve(all.slice(2));
  await waitFor(() => expect(names()).toHaveLength(3));
});

it('says that they couldn’t be loaded, keeps those that were, and tries again from there', async () => {
  const read = vi.fn(inPages);
  const { user, opener } = await show(read);
  await user.click(opener);
  const more = await screen.findByRole('button', { name: bulkTrayMessages.more });
  read.mockRejectedValueOnce(new Error('No connection'));
  await user.click(more);
  const again = await screen.findByRole('button', { name: bulkOutcomesMessages.again });
  // In the tray, and for screen readers.
  expect(screen.getAllByText(bulkOutcomesMessages.notLoaded)).toHaveLength(2);
  expect(names()).toEqual(['Lease.pdf', 'BAS.pdf']);
  await user.click(again);
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(read.mock.calls).toEqual([[0], [2], [2]]);
  expect(again).not.toBeInTheDocument();
});

it('says so where fewer are known than were counted', async () => {
  const { user, opener } = await show(() => Promise.resolve([]));
  await user.click(opener);
  expect(await screen.findByText(bulkOutcomesMessages.noNames)).toBeVisible();
  expect(screen.queryByRole('button', { name: bulkTrayMessages.more })).toBeNull();
});

it('forgets the names of an action whose place another one takes', async () => {
  const { user, opener, replaceBy, outcome } = await show(inPages);
  await user.click(opener);
  await screen.findByText('Lease.pdf');
  replaceBy({ ...outcome, id: 'job 8' });
  expect(screen.queryByText('Lease.pdf')).toBeNull();
  expect(screen.getByRole('button', { name: /^Deleted/ })).toHaveAttribute('aria-expanded', 'false');
});
