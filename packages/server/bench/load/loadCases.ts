/** What a first load is held to: the figures of docs/benchmarks.md. */
export interface Aims {
  /** Times as long as the static page. */
  readonly ratio: number;
  /** Kilobytes (1,000 bytes) on the wire. */
  readonly js: number;
  readonly css: number;
  readonly fonts: number;
  readonly requests: number;
  readonly waves: number;
  readonly shift: number;
}

export interface LoadCase {
  readonly name: string;
  /** A path of the portal. */
  readonly path: string;
  readonly signedIn: boolean;
  /** What somebody waits for: it has to be there, with words or a box of its own. */
  readonly awaited: string;
  /** What they can use, where that comes later than what they see. */
  readonly reacts?: string;
  readonly floor: Partial<Aims>;
  readonly goal: Partial<Aims>;
}

export const loadCases = [
  {
    name: 'sign-in: / without a session, until the password can be typed',
    path: '/',
    signedIn: false,
    awaited: 'input[type=password]',
    floor: { ratio: 2.5, js: 40, fonts: 60, requests: 15 },
    goal: { ratio: 1.5, js: 15, fonts: 45, requests: 10 },
  },
  {
    name: 'documents: of a client with a session, until the first row',
    path: '/documents/2',
    signedIn: true,
    // The first rows are drawn before the grid is there that answers a press.
    awaited: '[role=row] [role=gridcell]',
    reacts: '[role=grid] [role=row] [role=gridcell]',
    floor: { ratio: 3.5, js: 200, css: 25, requests: 35, waves: 4, shift: 0 },
    goal: { ratio: 2, js: 160, css: 20, requests: 20, waves: 3, shift: 0 },
  },
] as const satisfies readonly LoadCase[];
