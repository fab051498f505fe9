import { beforeEach, describe, expect, it } from 'vitest';
import { rememberedTarget, TARGET_LIFETIME_MS, type RememberedTarget } from './rememberedTarget.ts';
import { memoryStorage } from './testing/memoryStorage.ts';

let now = 0;
let tab = memoryStorage();
let shared = memoryStorage();
let targets: RememberedTarget;

beforeEach(() => {
  now = 1_000_000;
  tab = memoryStorage();
  shared = memoryStorage();
  targets = rememberedTarget({ origin: 'http://localhost:4000', now: () => now, tab, shared });
});

describe('the remembered target', () => {
  it('is used once', () => {
    targets.remember('/documents/12?q=lease');
    expect(targets.take()).toBe('/documents/12?q=lease');
    expect(targets.take()).toBeNull();
  });

  it('gives way to a link to sign, and both are used up', () => {
    targets.remember('/documents/sign/12/7');
    targets.remember('/documents/3');
    expect(targets.take()).toBe('/documents/sign/12/7');
    expect(targets.take()).toBeNull();
  });

  it('runs out after thirty minutes', () => {
    targets.remember('/documents/12');
    now += TARGET_LIFETIME_MS - 1;
    expect(targets.take()).toBe('/documents/12');
    targets.remember('/documents/12');
    now += TARGET_LIFETIME_MS;
    expect(targets.take()).toBeNull();
  });

  it('does not believe what somebody else wrote into the storage', () => {
    const until = now + 60_000;
    for (const planted of [
      '{',
      'null',
      '[]',
      JSON.stringify({ target: '//evil.test', until }),
      JSON.stringify({ target: '/documents', until: now + 10 ** 9 }),
    ]) {
      tab.setItem('countersign.target', planted);
      expect(targets.take()).toBeNull();
    }
  });

  it('keeps nothing of an address that is no route, and nothing after forgetting', () => {
    targets.remember('/login');
    expect(tab.entries.size).toBe(0);
    targets.remember('/documents/12');
    targets.remember('/documents/sign/12/7');
    targets.forget();
    expect(tab.entries.size + shared.entries.size).toBe(0);
  });
});
