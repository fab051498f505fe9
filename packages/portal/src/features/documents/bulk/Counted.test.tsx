import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Counted } from './Counted.tsx';
import { countingDocuments } from './leftOut.messages.ts';

const said = '2,179 of 3,420 have no PINs to resend and will be skipped.';

it('says that documents are counted, then what was found, and announces that', async () => {
  const { rerender } = render(<Counted isCounting sentences={[]} />);
  expect(screen.getByText(countingDocuments)).toBeVisible();
  rerender(<Counted isCounting={false} sentences={[said, undefined]} />);
  expect(screen.queryByText(countingDocuments)).toBeNull();
  expect(screen.getByText(said, { selector: 'p' })).toBeVisible();
  await expect.poll(() => document.querySelector('[aria-live="polite"]')?.textContent ?? '').toContain(said);
});
