import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OpenError, type OpenedFile } from './document/openFile.ts';
import { readViewerQuery } from './query.ts';
import { failureMessages, viewerMessages } from './viewer.messages.ts';
import { SLOW_OPENING, ViewerPage } from './ViewerPage.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const origin = 'http://files.test';
const query = readViewerQuery(`?url=${encodeURIComponent(`${origin}/d/x`)}`, origin, []);

function wait(milliseconds: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

it('says that a document takes longer than usual to open, until it has', async () => {
  const opening = Promise.withResolvers<OpenedFile>();
  const open = () => opening.promise;
  render(<ViewerPage query={query} open={open} />);
  await wait(SLOW_OPENING - 1);
  expect(screen.getByRole('status').textContent).toBe(viewerMessages.opening);
  await wait(1);
  expect(screen.getByRole('status').textContent).toBe(viewerMessages.slow);
  opening.reject(new OpenError('unreachable', null));
  await wait(0);
  expect(screen.queryByText(viewerMessages.slow)).toBeNull();
  expect(screen.getByText(failureMessages.unreachable.title)).toBeDefined();
});

it('keeps what it has opened', async () => {
  const file = { text: 'Minutes', whole: true };
  const open = async () => ({ kind: 'text' as const, file });
  render(<ViewerPage query={query} open={open} />);
  await wait(2 * SLOW_OPENING);
  expect(screen.getByText('Minutes')).toBeDefined();
});
