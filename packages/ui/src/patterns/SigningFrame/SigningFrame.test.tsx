import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  frameMessage,
  parseHostMessage,
  type FrameSignal,
  type FrameTimers,
} from '../../signing-protocol/index.js';
import { SigningFrame, type SigningFrameProps } from './SigningFrame.js';

const origin = 'http://localhost:4003';
const runs = new Set<() => void>();
let time = 0;

const timers: FrameTimers = {
  every: (_ms, run) => {
    runs.add(run);
    return () => runs.delete(run);
  },
  now: () => time,
};

function pass(seconds: number): void {
  act(() => {
    for (let second = 0; second < seconds; second += 1) {
      time += 1_000;
      for (const run of runs) run();
    }
  });
}

beforeEach(() => {
  time = Date.parse('2026-11-21T03:00:00Z');
  runs.clear();
});

function open(change: Partial<SigningFrameProps> = {}) {
  const calls = {
    onComplete: vi.fn(),
    onFailed: vi.fn(),
    onCancelled: vi.fn(),
    onRetry: vi.fn(),
    onLockExpired: vi.fn(),
  };
  const props: SigningFrameProps = {
    src: 'about:blank',
    origin,
    title: 'Solvency resolution',
    lockExpires: '2026-11-21T03:05:00Z',
    timers,
    ...calls,
    ...change,
  };
  const view = render(<SigningFrame {...props} />);
  return {
    ...calls,
    ...view,
    again: (more: Partial<SigningFrameProps>) => view.rerender(<SigningFrame {...props} {...more} />),
  };
}

/** The frame's window, and the nonce that the portal passes when it has loaded. */
function frameOf(): {
  say: (signal: FrameSignal, from?: { origin?: string; source?: Window }) => void;
  told: string[];
} {
  const frame = screen.getByTitle<HTMLIFrameElement>('Sign Solvency resolution');
  const inner = frame.contentWindow;
  if (inner === null) throw new Error('The frame has no window.');
  const told: string[] = [];
  let nonce = '';
  vi.spyOn(inner, 'postMessage').mockImplementation((data: unknown) => {
    const message = parseHostMessage(data);
    if (message === null) return;
    nonce = message.nonce;
    told.push(message.type);
  });
  act(() => {
    frame.dispatchEvent(new Event('load'));
  });
  return {
    told,
    say: (signal, from = {}) => {
      const data = frameMessage(nonce, signal);
      const event = new MessageEvent('message', {
        data,
        origin: from.origin ?? origin,
        source: from.source ?? inner,
      });
      act(() => {
        window.dispatchEvent(event);
      });
    },
  };
}

describe('SigningFrame', () => {
  it('commits once, whatever the frame repeats', () => {
    const { onComplete } = open();
    const { say, told } = frameOf();
    expect(told).toEqual(['init']);
    say({ type: 'ready' });
    say({ type: 'uploading' });
    pass(2);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10');
    say({ type: 'complete' });
    say({ type: 'complete' });
    pass(40);
    expect(onComplete).toHaveBeenCalledOnce();
  });

  it('listens to no other origin and no other window', () => {
    const { onComplete } = open();
    const { say } = frameOf();
    say({ type: 'ready' });
    say({ type: 'complete' }, { origin: 'http://localhost:4002' });
    say({ type: 'complete' }, { source: window });
    expect(onComplete).not.toHaveBeenCalled();
  });

  it('says that it failed at the twentieth second, and retries with a new address', async () => {
    const { onFailed, onRetry, again } = open();
    const { say } = frameOf();
    say({ type: 'ready' });
    say({ type: 'uploading' });
    pass(20);
    expect(screen.getByText('An error occurred during the signing process')).toBeVisible();
    expect(onFailed).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
    again({ src: 'about:blank#second', lockExpires: '2026-11-21T03:10:00Z' });
    expect(screen.queryByText('An error occurred during the signing process')).toBeNull();
  });

  it('asks the frame to stop before it goes', async () => {
    const { onCancelled } = open();
    const { say, told } = frameOf();
    say({ type: 'ready' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(told).toEqual(['init', 'cancel']);
    expect(onCancelled).not.toHaveBeenCalled();
    say({ type: 'cancelled' });
    expect(onCancelled).toHaveBeenCalledOnce();
  });

  it('leaves by Escape in the frame as by Escape around it', () => {
    const { onCancelled } = open();
    const { say, told } = frameOf();
    say({ type: 'ready' });
    say({ type: 'escape' }, { origin: 'http://localhost:4002' });
    expect(told).toEqual(['init']);
    say({ type: 'escape' });
    expect(told).toEqual(['init', 'cancel']);
    say({ type: 'cancelled' });
    expect(onCancelled).toHaveBeenCalledOnce();
  });

  it('counts the time down and says once that it is over', () => {
    const { onLockExpired } = open();
    const { say } = frameOf();
    say({ type: 'ready' });
    pass(48);
    expect(screen.getByText('4:12 left to sign')).toBeVisible();
    pass(300);
    expect(screen.getAllByText('Signing time limit expired').length).toBeGreaterThan(0);
    expect(onLockExpired).toHaveBeenCalledOnce();
  });

  it('extends the time without another frame, says so, and keeps focus near', async () => {
    const onExtend = vi.fn();
    const { again, onLockExpired } = open({ onExtend });
    const { say } = frameOf();
    say({ type: 'ready' });
    const frame = screen.getByTitle('Sign Solvency resolution');
    expect(screen.queryByRole('button', { name: 'Extend to 5 minutes' })).toBeNull();
    pass(181);
    await userEvent.click(screen.getByRole('button', { name: 'Extend to 5 minutes' }));
    expect(onExtend).toHaveBeenCalledOnce();
    again({ onExtend, lockExpires: '2026-11-21T03:08:01Z' });
    expect(screen.getByTitle('Sign Solvency resolution')).toBe(frame);
    expect(screen.getByText('Time extended, 5 minutes left to sign')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Extend to 5 minutes' })).toBeNull();
    expect(document.activeElement).toHaveTextContent('5:00 left to sign');
    pass(299);
    expect(onLockExpired).not.toHaveBeenCalled();
    pass(1);
    expect(onLockExpired).toHaveBeenCalledOnce();
  });

  it('says early that the time ends and that more can be had', () => {
    open({ onExtend: vi.fn() });
    const { say } = frameOf();
    say({ type: 'ready' });
    const offer = 'Extend to 5 minutes to continue.';
    expect(screen.queryByText(new RegExp(offer))).toBeNull();
    pass(180);
    expect(screen.getByText(`Less than 2 minutes left to sign. ${offer}`)).toHaveRole('status');
    pass(60);
    expect(screen.getByText(`Less than a minute left to sign. ${offer}`)).toHaveRole('status');
  });

  it('offers no more time while a signature is on its way', () => {
    open({ onExtend: vi.fn() });
    const { say } = frameOf();
    say({ type: 'ready' });
    pass(250);
    expect(screen.getByRole('button', { name: 'Extend to 5 minutes' })).toBeVisible();
    say({ type: 'uploading' });
    expect(screen.queryByRole('button', { name: 'Extend to 5 minutes' })).toBeNull();
  });

  it('leaves no timer and no listener behind', () => {
    const { unmount, onComplete } = open();
    const { say } = frameOf();
    say({ type: 'ready' });
    unmount();
    say({ type: 'complete' });
    expect(runs.size).toBe(0);
    expect(onComplete).not.toHaveBeenCalled();
  });
});
