import type { SessionEnvironment } from '../environment.ts';
import type { TabMessage } from '../tabs.ts';
import { memoryStorage } from './memoryStorage.ts';

/** Tabs of one browser: they share a lock, a channel and the storage of the origin. */
export class FakeBrowser {
  now = 1_000_000;
  readonly shared = memoryStorage();
  private readonly listeners = new Map<object, (message: TabMessage) => void>();
  private queue: Promise<unknown> = Promise.resolve();

  openTab(over: Partial<SessionEnvironment> = {}): FakeTab {
    return new FakeTab(this, over);
  }

  post(from: object, message: TabMessage): void {
    for (const [tab, listener] of this.listeners) if (tab !== from) listener(message);
  }

  listen(tab: object, listener: (message: TabMessage) => void): void {
    this.listeners.set(tab, listener);
  }

  exclusively(work: () => Promise<void>): Promise<void> {
    const run = this.queue.then(work);
    this.queue = run.catch(() => undefined);
    return run;
  }
}

export class FakeTab {
  readonly left: string[] = [];
  readonly posted: TabMessage[] = [];
  readonly storage = memoryStorage();
  path = '/documents/12';
  readonly environment: SessionEnvironment;

  constructor(browser: FakeBrowser, over: Partial<SessionEnvironment>) {
    this.environment = {
      origin: 'http://localhost:4000',
      framed: false,
      now: () => browser.now,
      currentPath: () => this.path,
      leave: (url) => this.left.push(url),
      tabStorage: this.storage,
      sharedStorage: browser.shared,
      tabs: {
        post: (message) => {
          this.posted.push(message);
          browser.post(this, message);
        },
        listen: (listener) => {
          browser.listen(this, listener);
        },
      },
      exclusively: (work) => browser.exclusively(work),
      pause: () => Promise.resolve(),
      askSilently: () => Promise.resolve(new URLSearchParams({ code: 'silent' })),
      openPopup: () => ({
        ask: () => Promise.resolve(new URLSearchParams({ code: 'popup' })),
        close: () => undefined,
      }),
      takeEarlyStart: () => null,
      ...over,
    };
  }
}
