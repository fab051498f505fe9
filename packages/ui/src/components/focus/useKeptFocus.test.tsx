import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useKeptFocus } from './useKeptFocus.js';

function Page({ action }: { action: string }) {
  useKeptFocus();
  return (
    <main>
      <button type="button">{action}</button>
    </main>
  );
}

test('when a page replaces another, the focus goes from the button that is gone to the new page', async () => {
  const { rerender } = render(<Page key="denied" action="Sign out" />);
  screen.getByRole('button', { name: 'Sign out' }).focus();
  rerender(<Page key="left" action="Sign in again" />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in again' })).toHaveFocus());
});

test('a page that nobody has used yet leaves the focus alone', async () => {
  const { rerender } = render(<Page key="first" action="Sign in" />);
  rerender(<Page key="second" action="Sign in again" />);
  await import('./keepFocus.js');
  await new Promise(requestAnimationFrame);
  expect(document.body).toHaveFocus();
});
