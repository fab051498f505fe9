import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PreviewFrame } from './PreviewFrame.js';
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

it.each([
  ['says that the viewer did not load', null],
  ['waits for a viewer that has loaded', VIEWER_READY],
])('%s', (_what, message) => {
  vi.useFakeTimers();
  const onReopen = vi.fn();
  render(<PreviewFrame title="Lease" state={{ status: 'ready', src: `${origin}/viewer`, onReopen }} />);
  if (message !== null) say(message);
  fireEvent.load(frameOf());
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  if (message !== null) {
    expect(screen.queryByRole('alert')).toBeNull();
    return;
  }
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onReopen).toHaveBeenCalledOnce();
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
  expect(document.activeElement === frameOf()).toBe(takesFocus);
});
