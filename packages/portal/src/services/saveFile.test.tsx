import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASK_EVERY_MS, DOWNLOAD_FRAME_MS, LONGEST_UNKNOWN_MS, saveFile, TAKEN_FRAME_MS } from './saveFile.ts';
import { downloadMessages } from './services.messages.ts';

const fileUrl = 'http://files.test/d/x';

/** What the file service says of the link; null while it can't be reached. */
let state: string | null;
const asked = vi.fn<(url: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  state = 'waiting';
  vi.stubGlobal('fetch', async (url: string) => {
    asked(url);
    if (state === null) throw new TypeError('Failed to fetch');
    return Response.json({ State: state });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockClear();
  document.body.replaceChildren();
});

const isOpen = () => document.querySelector('iframe') !== null;

function start() {
  const onFailure = vi.fn();
  saveFile(fileUrl, onFailure);
  const frame = document.querySelector('iframe');
  if (frame === null) throw new Error('There is no frame.');
  const show = (page: Document | null) => {
    vi.spyOn(frame, 'contentDocument', 'get').mockReturnValue(page);
    frame.dispatchEvent(new Event('load'));
  };
  return { show, onFailure };
}

it('reports a page in the frame, which is not a file, and once', async () => {
  const { show, onFailure } = start();
  show(null);
  show(null);
  state = 'over';
  await vi.advanceTimersByTimeAsync(DOWNLOAD_FRAME_MS);
  expect(onFailure.mock.calls).toEqual([[downloadMessages.notSent]]);
  expect(isOpen()).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});

it('takes the empty page of a frame that saves a file for no failure', async () => {
  const { show, onFailure } = start();
  show(document);
  state = 'sent';
  await vi.advanceTimersByTimeAsync(DOWNLOAD_FRAME_MS - 1);
  expect(isOpen()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.mock.calls).toEqual([[`${fileUrl}/state`]]);
  expect(isOpen()).toBe(false);
  expect(onFailure).not.toHaveBeenCalled();
});

describe('a file whose first byte is late', () => {
  it('keeps its frame until the service has received the request', async () => {
    const { onFailure } = start();
    await vi.advanceTimersByTimeAsync(DOWNLOAD_FRAME_MS + ASK_EVERY_MS);
    state = null;
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    state = 'taken';
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    expect(isOpen()).toBe(true);
    await vi.advanceTimersByTimeAsync(TAKEN_FRAME_MS);
    expect(isOpen()).toBe(false);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('keeps its frame until its headers have left', async () => {
    start();
    state = 'taken';
    await vi.advanceTimersByTimeAsync(DOWNLOAD_FRAME_MS);
    state = null;
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    expect(isOpen()).toBe(true);
    state = 'sent';
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    expect(isOpen()).toBe(false);
  });

  it('is reported when the service has refused it after all', async () => {
    const { show, onFailure } = start();
    state = 'taken';
    await vi.advanceTimersByTimeAsync(DOWNLOAD_FRAME_MS + ASK_EVERY_MS);
    show(null);
    expect(onFailure.mock.calls).toEqual([[downloadMessages.notSent]]);
  });

  it('is reported when the request never reached the service', async () => {
    const { onFailure } = start();
    await vi.advanceTimersByTimeAsync(DOWNLOAD_FRAME_MS);
    expect(onFailure).not.toHaveBeenCalled();
    state = 'over';
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    expect(onFailure.mock.calls).toEqual([[downloadMessages.notSent]]);
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['there is no response', null],
    ['another page responds', 'a hotel'],
  ])('is said to be unknown where, for minutes, %s', async (_what, said) => {
    const { onFailure } = start();
    state = said;
    await vi.advanceTimersByTimeAsync(LONGEST_UNKNOWN_MS - ASK_EVERY_MS);
    expect(onFailure).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
    await vi.advanceTimersByTimeAsync(2 * ASK_EVERY_MS);
    expect(onFailure.mock.calls).toEqual([[downloadMessages.unknown]]);
    expect(isOpen()).toBe(false);
  });
});
