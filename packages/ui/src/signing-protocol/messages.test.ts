import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LOCATIONS, MAX_REASON_LENGTH } from './constants.js';
import {
  createNonce,
  frameMessage,
  hostMessage,
  parseFrameMessage,
  parseHostMessage,
  type FrameSignal,
} from './messages.js';

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const location = fc.record({
  signerId: fc.integer({ min: 1 }),
  kind: fc.constantFrom('account' as const, 'employee' as const),
  page: fc.integer({ min: 1, max: 5_000 }),
  x: fraction,
  y: fraction,
  width: fraction,
  height: fraction,
});
const signal: fc.Arbitrary<FrameSignal> = fc.oneof(
  fc.constantFrom('ready', 'uploading', 'complete', 'cancelled').map((type) => ({ type })),
  fc.record({ type: fc.constant('failed'), reason: fc.string({ maxLength: MAX_REASON_LENGTH }) }),
  fc.record({ type: fc.constant('locations'), locations: fc.array(location, { maxLength: 10 }) }),
);

describe('frame messages', () => {
  it('come out of the parser as they went in, after a structured clone', () => {
    fc.assert(
      fc.property(signal, (value) => {
        const message = frameMessage(createNonce(), value);
        expect(parseFrameMessage(structuredClone(message))).toEqual(message);
      }),
    );
  });

  it('are never read from anything else', () => {
    fc.assert(fc.property(fc.anything(), (data) => parseFrameMessage(data) === null));
  });

  it.each([
    ['another protocol', { protocol: 'other' }],
    ['another version', { version: 2 }],
    ['a version in words', { version: '1' }],
    ['a short nonce', { nonce: 'abc' }],
    ['no nonce', { nonce: undefined }],
    ['a type of the other side', { type: 'init' }],
    ['a type nobody has', { type: 'toString' }],
  ])('are refused with %s', (_name, change) => {
    const message = frameMessage(createNonce(), { type: 'complete' });
    expect(parseFrameMessage({ ...message, ...change })).toBeNull();
  });

  it('drop fields that nobody asked for', () => {
    const message = frameMessage(createNonce(), { type: 'complete' });
    expect(parseFrameMessage({ ...message, extra: 1 })).toEqual(message);
  });

  it('cut a long reason and refuse a missing one', () => {
    const message = frameMessage(createNonce(), { type: 'failed', reason: 'x'.repeat(10_000) });
    const parsed = parseFrameMessage(message);
    expect(parsed?.type === 'failed' && parsed.reason.length).toBe(MAX_REASON_LENGTH);
    expect(parseFrameMessage({ ...message, reason: undefined })).toBeNull();
  });

  it.each([
    ['outside the page', { x: 1.2 }],
    ['without a number', { y: Number.NaN }],
    ['of nobody', { signerId: 0 }],
    ['on page zero', { page: 0 }],
    ['of an unknown kind', { kind: 'firm' }],
  ])('refuse a location %s', (_name, change) => {
    const good = { signerId: 1, kind: 'account' as const, page: 1, x: 0, y: 0, width: 0.2, height: 0.1 };
    const message = frameMessage(createNonce(), { type: 'locations', locations: [good] });
    expect(parseFrameMessage(message)).toEqual(message);
    expect(parseFrameMessage({ ...message, locations: [good, { ...good, ...change }] })).toBeNull();
  });

  it('refuse more locations than a document can need', () => {
    const good = { signerId: 1, kind: 'account' as const, page: 1, x: 0, y: 0, width: 0.2, height: 0.1 };
    const locations = Array.from({ length: MAX_LOCATIONS + 1 }, () => good);
    expect(parseFrameMessage(frameMessage(createNonce(), { type: 'locations', locations }))).toBeNull();
  });
});

describe('host messages', () => {
  it.each(['init', 'cancel'] as const)('carry %s', (type) => {
    const message = hostMessage(createNonce(), { type });
    expect(parseHostMessage(structuredClone(message))).toEqual(message);
    expect(parseFrameMessage(message)).toBeNull();
  });

  it('are never read from anything else', () => {
    fc.assert(fc.property(fc.anything(), (data) => parseHostMessage(data) === null));
  });
});

describe('createNonce', () => {
  it('makes a new one each time', () => {
    const nonces = new Set(Array.from({ length: 1_000 }, createNonce));
    expect(nonces.size).toBe(1_000);
    for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });
});
