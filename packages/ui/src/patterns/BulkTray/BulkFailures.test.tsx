import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { BulkFailures } from './BulkFailures.js';

const failures = (sameReason?: number) =>
  Array.from({ length: 50 }, (_, id) => ({
    id,
    name: `Letter ${id}`,
    reason: 'Try again later.',
    sameReason,
  }));

it.each([
  [1138, /1,138/],
  [undefined, /50\+/],
])('says how many failed for a reason: %s of which 50 are listed', (sameReason, name) => {
  render(<BulkFailures failures={failures(sameReason)} unread={1088} onShowMore={() => undefined} />);
  expect(screen.getByRole('button', { name })).toBeVisible();
});

it('offers the next of a reason below its opened names, where all others failed for it', async () => {
  const onShowMore = vi.fn();
  render(<BulkFailures failures={failures(1138)} unread={1088} onShowMore={onShowMore} />);
  const opener = screen.getByRole('button', { name: /Try again later/ });
  expect(screen.getAllByRole('button')).toEqual([opener]);
  await userEvent.click(opener);
  const opened = document.getElementById(opener.getAttribute('aria-controls') ?? '');
  if (opened === null) throw new Error('The opener names what it opens.');
  expect(within(opened).getAllByRole('listitem')).toHaveLength(50);
  await userEvent.click(within(opened).getByRole('button', { name: 'Show more' }));
  expect(onShowMore).toHaveBeenCalledOnce();
});

it('offers the next below all reasons, where they may have another one', () => {
  render(<BulkFailures failures={failures(60)} unread={20} onShowMore={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Show more' })).toBeVisible();
});
