import { render, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appMessages } from './app.messages.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { StartFailure } from './StartFailure.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('an error that no region caught is reported once, with its reference', async () => {
  const onError = vi.fn(() => '7F3A-91C2-08DE');
  function Broken(): never {
    throw new Error('A part of the shell is missing.');
  }
  render(
    <ErrorBoundary onError={onError}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(await screen.findByText(appMessages.failed)).toBeVisible();
  expect(screen.getByText('7F3A-91C2-08DE')).toBeVisible();
  expect(onError).toHaveBeenCalledOnce();
});

it('a portal that cannot start says why, and tries again on request', async () => {
  const onRetry = vi.fn();
  render(<StartFailure reason="The identity site has no address." onRetry={onRetry} />);
  expect(screen.getByText(appMessages.notStarted)).toBeVisible();
  expect(screen.getByText('The identity site has no address.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
