import { describe, expect, it, vi } from 'vitest';
import type { BulkWork } from './bulkRun.ts';
import { createBulkRunner } from './bulkRunner.ts';
import { task, untilEnded } from './bulkRunner.example.ts';

describe('an action that goes on elsewhere', () => {
  const observed = (id: number, ended: Promise<unknown>, onClosed = vi.fn()): BulkWork => ({
    title: (count) => `Delete ${count} documents`,
    count: id,
    survives: true,
    identify: () => String(id),
    async run(report) {
      await ended;
      report({ done: id });
    },
    describe: ({ status }) => (status === 'running' ? { note: 'It goes on' } : { text: 'Deleted' }),
    retry: () => undefined,
    onRejected: () => undefined,
    onClosed,
  });

  it('gives its place to another one, and comes back when both have ended', async () => {
    const runner = createBulkRunner();
    const gate = Promise.withResolvers<undefined>();
    runner.observe(observed(40, gate.promise));
    expect(runner.get()).toMatchObject({ canHide: true, note: 'It goes on' });
    runner.hide();
    expect(runner.get()).toBeNull();
    expect(runner.start(task({}))).toBe(true);
    gate.resolve(undefined);
    await untilEnded(runner);
    expect(runner.get()).toMatchObject({ title: 'Assign 5 documents', status: 'finished' });
    runner.close();
    await expect.poll(() => runner.get()).toMatchObject({ total: 40, text: 'Deleted', note: undefined });
    runner.close();
    expect(runner.get()).toBeNull();
  });

  it('is shown one after the other, each once', async () => {
    const runner = createBulkRunner();
    const closed = [vi.fn(), vi.fn()];
    runner.observe(observed(1, Promise.resolve(), closed[0]));
    runner.observe(observed(2, Promise.resolve(), closed[1]));
    runner.observe(observed(2, Promise.resolve()));
    runner.observe(observed(1, Promise.resolve()));
    await untilEnded(runner);
    expect(runner.get()?.total).toBe(1);
    runner.close();
    await expect.poll(() => runner.get()?.total).toBe(2);
    runner.close();
    await Promise.resolve();
    expect(runner.get()).toBeNull();
    for (const onClosed of closed) expect(onClosed).toHaveBeenCalledOnce();
  });

  it('stays hidden when it has succeeded, and says so once', async () => {
    const runner = createBulkRunner();
    const gate = Promise.withResolvers<undefined>();
    const onSucceeded = vi.fn();
    const onHiddenChange = vi.fn();
    runner.observe({ ...observed(40, gate.promise), onSucceeded, onHiddenChange });
    runner.hide();
    expect(runner.backgroundCount()).toBe(1);
    gate.resolve(undefined);
    await expect.poll(() => onSucceeded.mock.calls.length).toBe(1);
    expect(runner.get()).toBeNull();
    expect(runner.backgroundCount()).toBe(0);
    expect(onHiddenChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('closes its tray with a message when it has succeeded and can’t be undone', async () => {
    const runner = createBulkRunner();
    const [onSucceeded, onClosed] = [vi.fn(), vi.fn()];
    runner.observe({ ...observed(40, Promise.resolve(), onClosed), onSucceeded });
    await expect.poll(() => onSucceeded.mock.calls.length).toBe(1);
    expect(onSucceeded.mock.calls[0]?.[1]).toBeUndefined();
    expect(runner.get()).toBeNull();
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('stays in its tray when it has succeeded and can be undone', async () => {
    const runner = createBulkRunner();
    const onSucceeded = vi.fn();
    runner.observe({ ...observed(40, Promise.resolve()), onSucceeded, undo: () => task({}) });
    await untilEnded(runner);
    expect(runner.get()).toMatchObject({ status: 'finished', canUndo: true });
    expect(onSucceeded).not.toHaveBeenCalled();
  });

  it('is undone by its message while another one runs, which goes on in the background', async () => {
    const runner = createBulkRunner();
    const gate = Promise.withResolvers<undefined>();
    const onSucceeded = vi.fn();
    const undone = vi.fn();
    const undo = () => ({ ...observed(41, gate.promise), onSucceeded: undone });
    runner.observe({ ...observed(40, gate.promise), onSucceeded, undo });
    runner.hide();
    gate.resolve(undefined);
    await expect.poll(() => onSucceeded.mock.calls.length).toBe(1);
    const another = Promise.withResolvers<undefined>();
    runner.observe(observed(1, another.promise));
    onSucceeded.mock.calls[0]?.[1]();
    await expect.poll(() => undone.mock.calls.length).toBe(1);
    expect(runner.backgroundCount()).toBe(1);
    another.resolve(undefined);
    await expect.poll(() => runner.get()).toMatchObject({ total: 1, status: 'finished' });
  });

  it('is shown when it has failed while it was hidden', async () => {
    const runner = createBulkRunner();
    const gate = Promise.withResolvers<undefined>();
    const onSucceeded = vi.fn();
    const work = observed(40, gate.promise);
    runner.observe({
      ...work,
      async run(report) {
        await gate.promise;
        report({ done: 38, failed: 2 });
      },
      onSucceeded,
    });
    runner.hide();
    gate.resolve(undefined);
    await expect.poll(() => runner.get()?.failed).toBe(2);
    expect(onSucceeded).not.toHaveBeenCalled();
  });

  it('is opened again while it runs', async () => {
    const runner = createBulkRunner();
    const gate = Promise.withResolvers<undefined>();
    runner.observe(observed(40, gate.promise));
    runner.hide();
    runner.start(task({}));
    await untilEnded(runner);
    runner.open();
    expect(runner.get()).toMatchObject({ total: 40, status: 'running' });
    expect(runner.waitingCount()).toBe(1);
    gate.resolve(undefined);
    await untilEnded(runner);
  });

  it('takes the place of an outcome when it was just started, and the outcome waits behind it', async () => {
    const runner = createBulkRunner();
    const gate = Promise.withResolvers<undefined>();
    const onClosed = vi.fn();
    runner.observe(observed(1, Promise.resolve(), onClosed));
    await untilEnded(runner);
    runner.observe(observed(40, gate.promise), { isNew: true });
    expect(runner.get()).toMatchObject({ total: 40, status: 'running' });
    expect([runner.backgroundCount(), runner.waitingCount()]).toEqual([0, 1]);
    gate.resolve(undefined);
    await untilEnded(runner);
    expect(onClosed).not.toHaveBeenCalled();
    runner.close();
    await expect.poll(() => runner.get()?.total).toBe(1);
  });

  it('waits behind the next action while it can be undone, and is not dismissed by it', async () => {
    const runner = createBulkRunner();
    const onClosed = vi.fn();
    runner.observe({ ...observed(40, Promise.resolve(), onClosed), owner: 'a dialog', undo: () => task({}) });
    await untilEnded(runner);
    runner.leaveToTray();
    expect(runner.get()).toMatchObject({ canUndo: true, owner: undefined });
    expect(runner.start(task({ onEnded: () => true }))).toBe(true);
    await untilEnded(runner);
    await expect.poll(() => runner.get()).toMatchObject({ total: 40, canUndo: true, owner: undefined });
    expect(onClosed).not.toHaveBeenCalled();
    runner.undo();
    expect(onClosed).toHaveBeenCalledOnce();
    await untilEnded(runner);
    expect(runner.waitingCount()).toBe(0);
  });

  it('leaves its place to a short one that runs, although it was just started', async () => {
    const runner = createBulkRunner();
    const gate = Promise.withResolvers<undefined>();
    runner.start(task({ work: () => gate.promise }));
    await expect.poll(() => runner.get()?.total).toBe(5);
    const counts: number[] = [];
    runner.subscribe(() => counts.push(runner.backgroundCount()));
    runner.observe(observed(40, gate.promise), { isNew: true });
    // Also before there is anything to say of it.
    expect(counts).toEqual([1]);
    expect(runner.get()).toMatchObject({ total: 5, status: 'running' });
    expect(runner.backgroundCount()).toBe(1);
    expect(runner.isBusy()).toBe(true);
    gate.resolve(undefined);
    await untilEnded(runner);
  });

  it('goes on in the background when another one is started, without being hidden by the user', async () => {
    const runner = createBulkRunner();
    const gates = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()] as const;
    const [onSucceeded, onHiddenChange] = [vi.fn(), vi.fn()];
    const undo = () => task({});
    runner.observe({ ...observed(40, gates[0].promise), onSucceeded, onHiddenChange, undo });
    expect([runner.isRunning(), runner.isBusy()]).toEqual([true, false]);
    runner.observe(observed(41, gates[1].promise), { isNew: true });
    expect(runner.get()).toMatchObject({ total: 41, status: 'running' });
    expect(runner.start(task({}))).toBe(true);
    expect(runner.get()).toMatchObject({ total: 5, status: 'running' });
    expect(runner.backgroundCount()).toBe(2);
    await untilEnded(runner);
    gates[0].resolve(undefined);
    await expect.poll(() => runner.waitingCount()).toBe(1);
    runner.close();
    // It was not hidden, so its outcome is shown, and no message says it.
    await expect.poll(() => runner.get()).toMatchObject({ total: 40, status: 'finished', canUndo: true });
    expect(onSucceeded).not.toHaveBeenCalled();
    expect(onHiddenChange).not.toHaveBeenCalled();
    gates[1].resolve(undefined);
    await expect.poll(() => runner.backgroundCount()).toBe(0);
  });

  it('is opened in place of another one that runs, which goes on', async () => {
    const runner = createBulkRunner();
    const gate = Promise.withResolvers<undefined>();
    runner.observe(observed(40, gate.promise));
    runner.observe(observed(41, gate.promise), { isNew: true });
    runner.open();
    expect(runner.get()?.total).toBe(40);
    runner.open();
    expect(runner.get()?.total).toBe(41);
    gate.resolve(undefined);
    await untilEnded(runner);
  });

  it('is dismissed with all others that have ended', async () => {
    const runner = createBulkRunner();
    const closed = [vi.fn(), vi.fn(), vi.fn()];
    for (const [index, onClosed] of closed.entries())
      runner.observe(observed(index + 1, Promise.resolve(), onClosed));
    await expect.poll(() => runner.waitingCount()).toBe(2);
    await untilEnded(runner);
    runner.closeAll();
    await Promise.resolve();
    expect(runner.get()).toBeNull();
    expect(runner.waitingCount()).toBe(0);
    for (const onClosed of closed) expect(onClosed).toHaveBeenCalledOnce();
  });
});
