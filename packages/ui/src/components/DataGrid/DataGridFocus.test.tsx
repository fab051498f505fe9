import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DataGridExample } from './DataGrid.example.js';
import { documents } from './DataGrid.fixtures.js';
import { inAWindow } from './testing/ariaGrid.js';

/** A grid in a page that has no shell to look after the focus. */

inAWindow();
const rows = documents(20);

function focusedIn(part: HTMLElement): Element | null {
  return part.querySelector(':focus');
}

function StandaloneGrid() {
  const [several, setSeveral] = useState(true);
  return (
    <>
      <button type="button">Of the page</button>
      <DataGridExample
        state={{ status: 'ready', total: rows.length, rowAt: (index) => rows[index] }}
        actions={
          several ? (
            <button type="button" onClick={() => setSeveral(false)}>
              Clear selection
            </button>
          ) : undefined
        }
      />
    </>
  );
}

function FailingGrid() {
  const [loading, setLoading] = useState(false);
  const onRetry = () => setLoading(true);
  return (
    <DataGridExample
      state={
        loading ? { status: 'loading' } : { status: 'failed', message: 'No answer from the server.', onRetry }
      }
    />
  );
}

test('when its bar of actions goes, the grid takes the focus', async () => {
  render(<StandaloneGrid />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  await waitFor(() => expect(focusedIn(screen.getByRole('grid'))).not.toBeNull());
});

test('when its error goes for the next attempt, the grid takes the focus', async () => {
  render(<FailingGrid />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(focusedIn(screen.getByRole('grid'))).not.toBeNull());
});
