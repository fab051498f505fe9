import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aDocument } from '@countersign/api-client/fixtures';
import { renderWithPortal } from '../../../testing/renderWithPortal.tsx';
import { readMessages } from '../../../services/services.messages.ts';
import { documentScreenMessages } from '../documents.messages.ts';
import { useDocumentCommands } from './useDocumentCommands.ts';

const document = aDocument();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each([
  ['without a network', false, readMessages.noConnection],
  ['while the server is away', true, readMessages.unreached],
])('%s', (_where, online, detail) => {
  it.each([
    ['download', documentScreenMessages.downloadError],
    ['copyLink', documentScreenMessages.copyLinkError],
  ] as const)('%s says why it failed', async (command, message) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    // The service of files has its own.
    vi.stubGlobal('fetch', lost);
    const { result, toasts } = renderWithPortal(() => useDocumentCommands(() => undefined), lost);
    const show = vi.spyOn(toasts, 'show');
    act(() => result.current[command](document));
    await expect.poll(() => show.mock.calls.length).toBe(1);
    expect(show.mock.lastCall?.[0]).toMatchObject({ tone: 'critical', message, detail });
  });
});
