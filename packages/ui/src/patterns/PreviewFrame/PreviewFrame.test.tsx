import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PreviewFrame } from './PreviewFrame.js';
import { viewerOpening } from './previewFrame.messages.js';
import { VIEWER_DOWNLOAD, VIEWER_ESCAPE, VIEWER_READY, VIEWER_REOPEN } from './viewerMessages.js';

const origin = 'http://localhost:4002';

afterEach(() => {
  vi.useRealTimers();
});

const frameOf = () => screen.getByTitle<HTMLIFrameElement>('Preview of Lease');

function say(data: string): void {
  const source = frameOf().contentWindow;
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  });
}

it('is told of Escape by its viewer alone', () => {
  const onEscape = vi.fn();
  render(
    <PreviewFrame title="Lease" state={{ status: 'ready', src: `${origin}/viewer` }} onEscape={onEscape} />,
  );
  const source = screen.getByTitle<HTMLIFrameElement>('Preview of Lease').contentWindow;
  const say = (message: MessageEventInit) => {
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data: VIEWER_ESCAPE, origin, source, ...message }));
    });
  };
  say({ origin: 'http://localhost:4003' });
  say({ source: window });
  say({ source: null });
  say({ data: 'another' });
  expect(onEscape).not.toHaveBeenCalled();
  say({});
  expect(onEscape).toHaveBeenCalledOnce();
});

it('asks for another address, or a download, when its viewer could not open the file', () => {
  const onReopen = vi.fn();
  const onDownload = vi.fn();
  render(
    <PreviewFrame title="Lease" state={{ status: 'ready', src: `${origin}/viewer`, onReopen, onDownload }} />,
  );
  say(VIEWER_REOPEN);
  expect(onReopen).toHaveBeenCalledOnce();
  say(VIEWER_DOWNLOAD);
  expect(onDownload).toHaveBeenCalledOnce();
});

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

const isCovered = () => screen.queryByRole('status') !== null;
const isSilent = () => screen.queryByRole('alert') !== null;

describe('a viewer that has yet to say that it is there', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  /** Opens as the portal does: each time another address is asked for, it is a new one. */
  function open() {
    const onReopen = vi.fn();
    const state = (link: number) => ({ status: 'ready' as const, src: `${origin}/viewer?${link}`, onReopen });
    const { rerender } = render(<PreviewFrame title="Lease" state={state(1)} />);
    onReopen.mockImplementation(() => {
      const link = onReopen.mock.calls.length + 1;
      rerender(<PreviewFrame title="Lease" state={state(link)} />);
    });
    return onReopen;
  }

  it('stays covered until then', () => {
    const onReopen = open();
    fireEvent.load(frameOf());
    expect([isCovered(), frameOf().hasAttribute('inert')]).toEqual([true, true]);
    say(VIEWER_READY);
    expect([isCovered(), frameOf().hasAttribute('inert')]).toEqual([false, false]);
    wait(60_000);
    expect(onReopen).not.toHaveBeenCalled();
    expect(isSilent()).toBe(false);
  });

  it('is opened once more, and then said not to have loaded', () => {
    const onReopen = open();
    const first = frameOf();
    fireEvent.load(first);
    wait(3_000);
    expect(onReopen).toHaveBeenCalledOnce();
    expect(frameOf()).not.toBe(first);
    expect([isCovered(), isSilent()]).toEqual([true, false]);
    fireEvent.load(frameOf());
    wait(3_000);
    expect([isCovered(), isSilent()]).toEqual([false, true]);
    expect(onReopen).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onReopen).toHaveBeenCalledTimes(2);
  });

  it('is shown where it is there the second time', () => {
    open();
    fireEvent.load(frameOf());
    wait(3_000);
    say(VIEWER_READY);
    wait(60_000);
    expect([isCovered(), isSilent()]).toEqual([false, false]);
  });

  it('is said to take longer than usual after ten seconds, and not to have loaded after thirty', () => {
    open();
    wait(9_999);
    expect(screen.getByRole('status').textContent).toBe(viewerOpening.usual);
    wait(1);
    expect(screen.getByRole('status').textContent).toBe(viewerOpening.slow);
    wait(20_000);
    expect(isSilent()).toBe(true);
  });

  it('is said not to have loaded where no other address can be asked for', () => {
    render(<PreviewFrame title="Lease" state={{ status: 'ready', src: `${origin}/viewer` }} />);
    fireEvent.load(frameOf());
    wait(3_000);
    expect(isSilent()).toBe(true);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

it.each([
  ['moves the focus into the viewer of a dialog', true],
  ['leaves the focus where it is', false],
])('%s', (_what, takesFocus) => {
  render(
    <PreviewFrame
      title="Lease"
      takesFocus={takesFocus}
      state={{ status: 'ready', src: `${origin}/viewer` }}
    />,
  );
  fireEvent.load(frameOf());
  expect(document.activeElement === frameOf()).toBe(false);
  say(VIEWER_READY);
  expect(document.activeElement === frameOf()).toBe(takesFocus);
});
