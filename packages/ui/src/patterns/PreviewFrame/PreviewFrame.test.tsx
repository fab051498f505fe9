import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PreviewFrame } from './PreviewFrame.js';
import { VIEWER_ESCAPE, VIEWER_REOPEN } from './viewerMessages.js';

const origin = 'http://localhost:4002';

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

it('asks for another address when its viewer could not open the file', () => {
  const onReopen = vi.fn();
  render(<PreviewFrame title="Lease" state={{ status: 'ready', src: `${origin}/viewer`, onReopen }} />);
  const source = screen.getByTitle<HTMLIFrameElement>('Preview of Lease').contentWindow;
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: VIEWER_REOPEN, origin, source }));
  });
  expect(onReopen).toHaveBeenCalledOnce();
});
