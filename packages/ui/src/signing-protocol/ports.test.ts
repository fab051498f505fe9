import { describe, expect, it } from 'vitest';
import type { FrameSignal } from './messages.js';
import { createNonce, frameMessage, hostMessage } from './messages.js';
import { acceptFrameMessage, acceptHostMessage, createFramePort, createHostPort } from './ports.js';

const SIGNING = 'http://localhost:4003';
const PORTAL = 'http://localhost:4000';

type Listener = (event: MessageEvent<unknown>) => void;

/** A window as the ports see it: messages posted to it arrive as events from its peer. */
class FakeWindow {
  readonly origin: string;
  readonly listeners = new Set<Listener>();
  peer: FakeWindow | null = null;

  constructor(origin: string) {
    this.origin = origin;
  }

  addEventListener(_type: 'message', listener: Listener): void {
    this.listeners.add(listener);
  }

  removeEventListener(_type: 'message', listener: Listener): void {
    this.listeners.delete(listener);
  }

  postMessage(data: unknown, targetOrigin: string): void {
    if (targetOrigin !== this.origin || this.peer === null) return;
    this.deliver({ data: structuredClone(data), origin: this.peer.origin, source: this.peer });
  }

  deliver(init: { data: unknown; origin: string; source: unknown }): void {
    const event: MessageEvent<unknown> = Object.assign(new MessageEvent<unknown>('message'), {});
    Object.defineProperties(event, {
      data: { value: init.data },
      origin: { value: init.origin },
      source: { value: init.source },
    });
    for (const listener of this.listeners) listener(event);
  }
}

function twoWindows(): { portal: FakeWindow; frame: FakeWindow } {
  const portal = new FakeWindow(PORTAL);
  const frame = new FakeWindow(SIGNING);
  portal.peer = frame;
  frame.peer = portal;
  return { portal, frame };
}

describe('acceptFrameMessage', () => {
  const source = {};
  const nonce = createNonce();
  const data = frameMessage(nonce, { type: 'complete' });
  const trust = { origin: SIGNING, source, nonce };

  it('believes the right window with the right nonce', () => {
    expect(acceptFrameMessage({ data, origin: SIGNING, source }, trust)).toEqual(data);
  });

  it.each([
    ['another origin', { origin: 'http://localhost:4002' }],
    ['an origin that only begins like ours', { origin: `${SIGNING}.evil.test` }],
    ['the opaque origin', { origin: 'null' }],
    ['another window', { source: {} }],
    ['no window', { source: null }],
    ['another nonce', { data: frameMessage(createNonce(), { type: 'complete' }) }],
  ])('ignores %s', (_name, change) => {
    expect(acceptFrameMessage({ data, origin: SIGNING, source, ...change }, trust)).toBeNull();
  });

  it('does not take a missing window for a missing frame', () => {
    expect(
      acceptFrameMessage({ data, origin: SIGNING, source: null }, { ...trust, source: null }),
    ).toBeNull();
  });
});

describe('acceptHostMessage', () => {
  const source = {};
  it('listens to nothing but init before it has a nonce', () => {
    const nonce = createNonce();
    const trust = { origin: PORTAL, source, nonce: null };
    const cancel = { data: hostMessage(nonce, { type: 'cancel' }), origin: PORTAL, source };
    expect(acceptHostMessage(cancel, trust)).toBeNull();
    expect(
      acceptHostMessage({ ...cancel, data: hostMessage(nonce, { type: 'init' }) }, trust),
    ).not.toBeNull();
  });
});

describe('the two ports', () => {
  function connect() {
    const { portal, frame } = twoWindows();
    const heard: FrameSignal[] = [];
    const told: string[] = [];
    const host = createHostPort({
      window: portal,
      frame: () => frame,
      origin: SIGNING,
      nonce: createNonce(),
      onSignal: (signal) => heard.push(signal),
    });
    const port = createFramePort({
      window: frame,
      parent: portal,
      origin: PORTAL,
      onInit: () => told.push('init'),
      onCancel: () => told.push('cancel'),
    });
    return { portal, frame, host, port, heard, told };
  }

  it('say nothing before init', () => {
    const { port, heard } = connect();
    port.send({ type: 'ready' });
    expect(heard).toEqual([]);
  });

  it('talk both ways after it', () => {
    const { host, port, heard, told } = connect();
    host.send({ type: 'init' });
    port.send({ type: 'ready' });
    port.send({ type: 'uploading' });
    host.send({ type: 'cancel' });
    expect(told).toEqual(['init', 'cancel']);
    expect(heard.map((signal) => signal.type)).toEqual(['ready', 'uploading']);
  });

  it('initialise once', () => {
    const { host, told } = connect();
    host.send({ type: 'init' });
    host.send({ type: 'init' });
    expect(told).toEqual(['init']);
  });

  it('take no second nonce from a page that comes later', () => {
    const { host, port, frame, portal, heard } = connect();
    host.send({ type: 'init' });
    frame.deliver({ data: hostMessage(createNonce(), { type: 'init' }), origin: PORTAL, source: portal });
    port.send({ type: 'ready' });
    expect(heard).toHaveLength(1);
  });

  it('are deaf once closed', () => {
    const { portal, frame, host, port } = connect();
    host.close();
    port.close();
    expect(portal.listeners.size + frame.listeners.size).toBe(0);
  });
});
