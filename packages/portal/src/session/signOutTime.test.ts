import { expect, it } from 'vitest';
import { lastSignOut, storeSignOut } from './signOutTime.ts';
import { memoryStorage } from './testing/memoryStorage.ts';

it('tells when a user last signed out, if that is known', () => {
  const storage = memoryStorage();
  expect(lastSignOut(storage)).toBeNull();
  storeSignOut(storage, Date.UTC(2026, 10, 22, 7, 12));
  expect(lastSignOut(storage)).toBe('2026-11-22T07:12:00.000Z');
  storage.setItem('countersign.signedOut', 'yesterday');
  expect(lastSignOut(storage)).toBeNull();
});
