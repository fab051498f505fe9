/** Which pages are alive, as each of them can tell. */
export interface PageLocks {
  /** Name of this page. */
  readonly page: string;
  /** Resolves once others can tell that this page is alive, which they can until it is gone. */
  hold(): Promise<void>;
  /** Runs alone among all pages, with the test of whether a page is alive. */
  exclusively<Result>(work: (isAlive: (page: string) => boolean) => Promise<Result>): Promise<Result>;
}

const LOCK = 'countersign-uploads';

/** Each page holds a lock with its own name. */
export function createPageLocks(): PageLocks {
  const page = crypto.randomUUID();
  let held: Promise<void> | null = null;
  return {
    page,
    hold() {
      held ??= new Promise((resolve, reject) => {
        navigator.locks
          .request(`${LOCK}:${page}`, () => {
            resolve();
            return new Promise<never>(() => undefined);
          })
          .catch((error: unknown) => {
            held = null;
            reject(error);
          });
      });
      return held;
    },
    exclusively: (work) =>
      navigator.locks.request(LOCK, async () => {
        const { held: locks = [] } = await navigator.locks.query();
        const alive = new Set(locks.map(({ name }) => name));
        return work((other) => alive.has(`${LOCK}:${other}`));
      }),
  };
}
