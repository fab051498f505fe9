import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Counted } from './Counted.tsx';
import { countingDocuments } from './leftOut.messages.ts';

const said = '2,179 of 3,420 have no PINs to resend and will be skipped.';

it('says that documents are counted, then what was found, and announces that', async () => {
  const counted = (isCounting: boolean) => (
    <Counted isCounting={isCounting} said={isCounting ? undefined : said}>
      {isCounting ? null : 'Skipped'}
    </Counted>
  );
  const { rerender } = render(counted(true));
  expect(screen.getByText(countingDocuments)).toBeVisible();
  rerender(counted(false));
  expect(screen.queryByText(countingDocuments)).toBeNull();
  expect(screen.getByText('Skipped')).toBeVisible();
  await expect.poll(() => document.querySelector('[aria-live="polite"]')?.textContent ?? '').toContain(said);
});
