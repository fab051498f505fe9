import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toastStore.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function messages(store: ReturnType<typeof createToastStore>): readonly string[] {
  return store.read().shown.map((toast) => toast.message);
}

describe('createToastStore', () => {
  it('shows for five seconds and keeps it in the log', () => {
    const store = createToastStore();
    store.show({ message: 'Link copied' });
    vi.advanceTimersByTime(4999);
    expect(messages(store)).toEqual(['Link copied']);
    vi.advanceTimersByTime(1);
    expect(messages(store)).toEqual([]);
    expect(store.read().log.map((toast) => toast.message)).toEqual(['Link copied']);
  });

  it('keeps its remaining time while it is paused', () => {
    const store = createToastStore();
    store.show({ message: 'Saved' });
    vi.advanceTimersByTime(4000);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(messages(store)).toEqual(['Saved']);
    store.resume();
    vi.advanceTimersByTime(999);
    expect(messages(store)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(messages(store)).toEqual([]);
  });

  it('holds toasts shown during a pause until it resumes', () => {
    const store = createToastStore();
    store.pause();
    store.show({ message: 'Later', duration: 100 });
    vi.advanceTimersByTime(1000);
    expect(messages(store)).toEqual(['Later']);
    store.resume();
    vi.advanceTimersByTime(100);
    expect(messages(store)).toEqual([]);
  });

  it('stays without a duration, until it is closed', () => {
    const store = createToastStore();
    const id = store.show({ message: 'Read me', duration: null });
    vi.advanceTimersByTime(3_600_000);
    expect(messages(store)).toEqual(['Read me']);
    store.dismiss(id);
    expect(messages(store)).toEqual([]);
  });

  it('keeps a failure until it is closed', () => {
    const store = createToastStore();
    store.show({ message: 'Data retrieval failed', tone: 'critical' });
    vi.advanceTimersByTime(3_600_000);
    expect(messages(store)).toEqual(['Data retrieval failed']);
  });

  it('shows three at most, the newest', () => {
    const store = createToastStore();
    for (const message of ['one', 'two', 'three', 'four']) store.show({ message, tone: 'critical' });
    expect(messages(store)).toEqual(['two', 'three', 'four']);
    expect(store.read().log).toHaveLength(4);
  });

  it('does not stack the same sentence', () => {
    const store = createToastStore();
    store.show({ message: 'Data retrieval failed', tone: 'critical' });
    store.show({ message: 'Data retrieval failed', tone: 'critical' });
    expect(messages(store)).toEqual(['Data retrieval failed']);
    expect(store.read().log).toHaveLength(2);
  });

  it('keeps equal sentences whose actions differ', () => {
    const store = createToastStore();
    const undo = () => ({ label: 'Undo', onPress: vi.fn() });
    store.show({ message: '2 documents deleted', action: undo(), separate: true });
    store.show({ message: '2 documents deleted', action: undo(), separate: true });
    expect(messages(store)).toEqual(['2 documents deleted', '2 documents deleted']);
  });

  it('only logs what the page shows itself', () => {
    const store = createToastStore();
    store.show({ message: 'Data retrieval failed', tone: 'critical', logOnly: true });
    expect(messages(store)).toEqual([]);
    expect(store.read().log.map((toast) => toast.message)).toEqual(['Data retrieval failed']);
  });

  it('distinguishes messages with different details', () => {
    const store = createToastStore();
    store.show({ message: 'Download Error', detail: 'Not found.', tone: 'critical' });
    store.show({ message: 'Download Error', detail: 'The server is busy.', tone: 'critical' });
    store.show({ message: 'Download Error', detail: 'Not found.', tone: 'critical' });
    expect(store.read().shown.map((toast) => toast.detail)).toEqual(['The server is busy.', 'Not found.']);
  });

  it('keeps fifty in the log', () => {
    const store = createToastStore();
    for (let index = 0; index < 60; index += 1) store.show({ message: String(index) });
    expect(store.read().log).toHaveLength(50);
    expect(store.read().log[0]?.message).toBe('59');
  });
});
