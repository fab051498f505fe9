import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '@countersign/api-client';
import { aDocument } from '@countersign/api-client/fixtures';
import { createToastStore, ToastProvider } from '@countersign/ui';
import { meOf } from '../../../services/me.ts';
import { ServicesProvider } from '../../../services/services.tsx';
import { sessionOf } from '../../../testing/sessionOf.ts';
import { createStoryServices } from '../../../testing/storyServices.ts';
import { UNDO_SHOWN_MS } from '../../../services/writes/showDone.ts';
import { useReportDeletion } from './useReportDeletion.ts';

function reporting() {
  const state = sessionOf('administrator');
  if (state.status !== 'signedIn') throw new Error('An administrator may enter.');
  const services = { ...createStoryServices(), me: meOf(state.profile) };
  const queryClient = createQueryClient();
  const toasts = createToastStore();
  const { result } = renderHook(() => useReportDeletion(12), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <ToastProvider store={toasts}>
          <ServicesProvider services={services}>{children}</ServicesProvider>
        </ToastProvider>
      </QueryClientProvider>
    ),
  });
  const labels = () => toasts.read().shown.map(({ action }) => action?.label);
  return { report: result.current, toasts, labels };
}

it('offers undo for ten seconds, which a pause prolongs', () => {
  vi.useFakeTimers();
  try {
    const { report, toasts, labels } = reporting();
    act(() => {
      report({ ids: [1], count: 1, only: aDocument() });
    });
    expect(UNDO_SHOWN_MS).toBe(10_000);
    vi.advanceTimersByTime(9_000);
    toasts.pause();
    vi.advanceTimersByTime(60_000);
    toasts.resume();
    vi.advanceTimersByTime(999);
    expect(labels()).toEqual(['Undo']);
    vi.advanceTimersByTime(1);
    expect(labels()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

it('keeps the undo of an equal message, and offers none for what others deleted', () => {
  const { report, labels } = reporting();
  act(() => {
    report({ ids: [1, 2], count: 2 });
    report({ ids: [3, 4], count: 2 });
    report({ ids: [], count: 1 });
  });
  expect(labels()).toEqual(['Undo', 'Undo', undefined]);
});
