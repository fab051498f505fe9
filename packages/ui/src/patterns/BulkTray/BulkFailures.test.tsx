import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
  render(<BulkFailures failures={failures(sameReason)} onShowMore={() => undefined} />);
  expect(screen.getByRole('button', { name })).toBeVisible();
});
