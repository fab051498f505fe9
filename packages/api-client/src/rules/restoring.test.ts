import { describe, expect, it } from 'vitest';
import {
  daysLeft,
  RESTORABLE_DAYS,
  restoreCutoff,
  restorableUntil,
  restoreError,
  UNDO_LIMIT_MS,
} from './restoring.ts';

const deletedAt = new Date('2026-09-01T10:00:00Z');
const after = (ms: number) => new Date(deletedAt.getTime() + ms);
const days = (count: number) => count * 24 * 3_600_000;

describe('who restores a deleted document', () => {
  const administrator = (ms: number) =>
    restoreError({ deletedAt, byCaller: false }, { isAdministrator: true, now: after(ms) });
  const employee = (ms: number, byCaller = true) =>
    restoreError({ deletedAt, byCaller }, { isAdministrator: false, now: after(ms) });

  it('is an Administrator for 30 days', () => {
    expect(RESTORABLE_DAYS).toBe(30);
    expect(administrator(0)).toBeNull();
    expect(administrator(days(30) - 1)).toBeNull();
    expect(administrator(days(30))).toBe('restoreExpired');
    expect(restorableUntil(deletedAt)).toEqual(after(days(30)));
    expect(restoreCutoff(after(days(30)))).toEqual(deletedAt);
  });

  it('is who deleted it for two minutes', () => {
    expect(UNDO_LIMIT_MS).toBe(120_000);
    expect(employee(UNDO_LIMIT_MS)).toBeNull();
    expect(employee(UNDO_LIMIT_MS + 1)).toBe('restoreDenied');
  });

  it('is no other employee', () => {
    expect(employee(0, false)).toBe('restoreDenied');
  });
});

it('counts a begun day as a day', () => {
  const until = restorableUntil(deletedAt);
  expect(daysLeft(until, deletedAt)).toBe(30);
  expect(daysLeft(until, after(1))).toBe(30);
  expect(daysLeft(until, after(days(29)))).toBe(1);
  expect(daysLeft(until, after(days(30) - 1))).toBe(1);
  expect(daysLeft(until, after(days(31)))).toBe(0);
});
