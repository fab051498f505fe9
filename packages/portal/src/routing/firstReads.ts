import type { PortalPaths } from '@countersign/api-client/contract';
import type { SettingsStore } from '../services/browserSettings.ts';

/*
 * What a page reads first. The first lines of the page ask for it before there is a router, so this and every
 * `<feature>.reads.ts` import neither a framework nor the client of the API.
 */

/** An address that is being opened. */
export interface OpenedAddress {
  /** As in the address; the route's own `parse` makes ids of them. */
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, unknown>>;
  readonly settings: SettingsStore;
}

/** An address that is being opened by a person. */
export interface Opened extends OpenedAddress {
  /** Roles of the person, as their token claims: a page that needs one reads nothing for others. */
  readonly roles: readonly string[];
}

/**
 * What the pages of a feature read first, by the path of their route: as addresses of the API, in any order. One that
 * is wrong or missing costs a read, and nothing else.
 */
export type FirstReads = Readonly<Record<`/${string}`, (opened: Opened) => readonly string[]>>;

type Readable = {
  [Path in keyof PortalPaths]: PortalPaths[Path] extends { get: { parameters: object } } ? Path : never;
}[keyof PortalPaths];
type ParamsOf<Path extends Readable> = Pick<PortalPaths[Path]['get']['parameters'], 'path' | 'query'>;

/** The address of a read of the contract, as the API's client spells it. */
export function readOf<Path extends Readable>(read: Path, params: ParamsOf<Path>): string {
  const steps = new Map(Object.entries<unknown>(params.path ?? {}));
  const address = read.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(steps.get(name))),
  );
  const query = Object.entries<unknown>(params.query ?? {}).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((each) => each !== undefined)
      .map((each) => `${name}=${encodeURIComponent(String(each))}`),
  );
  return query.length === 0 ? address : `${address}?${query.join('&')}`;
}

/** What every page behind the sign-in reads. */
export const everyPage: readonly string[] = [readOf('/branding/details', {}), readOf('/api/features', {})];
