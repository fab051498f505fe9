import { MAX_LOCATIONS, MAX_REASON_LENGTH, SIGNING_PROTOCOL, SIGNING_PROTOCOL_VERSION } from './constants.js';

/**
 * Position of one signature. Positions are fractions (0 to 1) of the displayed page, from its top left
 * corner.
 */
export interface FrameLocation {
  /** The account's or the employee's id; `kind` says which. */
  signerId: number;
  kind: 'account' | 'employee';
  /** Page number, from 1. */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Messages from a signing frame to the page around it. */
export type FrameSignal =
  | { type: 'ready' }
  | { type: 'locations'; locations: FrameLocation[] }
  | { type: 'uploading' }
  | { type: 'complete' }
  | { type: 'failed'; reason: string }
  | { type: 'cancelled' }
  /** Escape was pressed in the frame, whose keys do not reach the page. */
  | { type: 'escape' };

/** Messages from the page to the frame: `init` passes the nonce, `cancel` asks it to stop. */
export type HostSignal = { type: 'init' } | { type: 'cancel' };

interface Envelope {
  protocol: typeof SIGNING_PROTOCOL;
  version: typeof SIGNING_PROTOCOL_VERSION;
  /** Created by the page for one session of one frame; messages with another nonce are ignored. */
  nonce: string;
}

export type FrameMessage = Envelope & FrameSignal;
export type HostMessage = Envelope & HostSignal;

type Fields = Readonly<Record<string, unknown>>;

/** 16 random bytes in base64url, as `createNonce` creates them. */
const NONCE_PATTERN = /^[A-Za-z0-9_-]{22}$/;

function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function readEnvelope(fields: Fields): Envelope | null {
  const { protocol, version, nonce } = fields;
  if (protocol !== SIGNING_PROTOCOL || version !== SIGNING_PROTOCOL_VERSION) return null;
  if (typeof nonce !== 'string' || !NONCE_PATTERN.test(nonce)) return null;
  return { protocol, version, nonce };
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

function isFraction(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

function readLocation(data: unknown): FrameLocation | null {
  if (!isFields(data)) return null;
  const { signerId, kind, page, x, y, width, height } = data;
  if (!isId(signerId) || !isId(page)) return null;
  if (kind !== 'account' && kind !== 'employee') return null;
  if (!isFraction(x) || !isFraction(y) || !isFraction(width) || !isFraction(height)) return null;
  return { signerId, kind, page, x, y, width, height };
}

function readLocations(data: unknown): FrameLocation[] | null {
  if (!Array.isArray(data) || data.length > MAX_LOCATIONS) return null;
  const locations: FrameLocation[] = [];
  for (const entry of data) {
    const location = readLocation(entry);
    if (location === null) return null;
    locations.push(location);
  }
  return locations;
}

/** Parses a message from the frame; `null` if it is not a complete message of this protocol and version. */
export function parseFrameMessage(data: unknown): FrameMessage | null {
  if (!isFields(data)) return null;
  const envelope = readEnvelope(data);
  if (envelope === null) return null;
  switch (data.type) {
    case 'ready':
    case 'uploading':
    case 'complete':
    case 'cancelled':
    case 'escape':
      return { ...envelope, type: data.type };
    case 'failed':
      if (typeof data.reason !== 'string') return null;
      return { ...envelope, type: 'failed', reason: data.reason.slice(0, MAX_REASON_LENGTH) };
    case 'locations': {
      const locations = readLocations(data.locations);
      return locations === null ? null : { ...envelope, type: 'locations', locations };
    }
    default:
      return null;
  }
}

/** Parses a message from the page; `null` if it is not a complete message of this protocol and version. */
export function parseHostMessage(data: unknown): HostMessage | null {
  if (!isFields(data)) return null;
  const envelope = readEnvelope(data);
  if (envelope === null) return null;
  if (data.type !== 'init' && data.type !== 'cancel') return null;
  return { ...envelope, type: data.type };
}

export function frameMessage(nonce: string, signal: FrameSignal): FrameMessage {
  return { protocol: SIGNING_PROTOCOL, version: SIGNING_PROTOCOL_VERSION, nonce, ...signal };
}

export function hostMessage(nonce: string, signal: HostSignal): HostMessage {
  return { protocol: SIGNING_PROTOCOL, version: SIGNING_PROTOCOL_VERSION, nonce, ...signal };
}

/** Creates a nonce for one session of one frame: 128 bits from the platform's secure generator. */
export function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
