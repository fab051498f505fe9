import { describe, expect, it, vi } from 'vitest';
import { createErrorLog } from './errorLog.ts';

function aLog(write = vi.fn(() => Promise.resolve())) {
  let count = 0;
  const random = () => `${String((count += 1)).padStart(4, '0')}abcd-ef01-2345-6789`;
  return { write, log: createErrorLog({ write, random, path: () => '/documents/12' }) };
}

describe('the error log', () => {
  it('notes an error once, however many boundaries it passes', () => {
    const { log, write } = aLog();
    const error = new TypeError('x is not a function');
    const reference = log.report(error, { region: 'Filters', componentStack: 'at FiltersPane' });
    expect(log.report(error, { region: 'Page' })).toBe(reference);
    expect(log.referenceOf(error)).toBe(reference);
    expect(write).toHaveBeenCalledExactlyOnceWith({
      LogKey: 'portal',
      Message: 'TypeError: x is not a function',
      DetailsJson: expect.stringContaining('"region":"Filters","path":"/documents/12"'),
    });
  });

  it('gives each error a reference of its own', () => {
    const { log } = aLog();
    expect(log.referenceOf(new Error('a'))).toBe('0001-ABCD-EF01');
    expect(log.referenceOf(new Error('a'))).toBe('0002-ABCD-EF01');
  });

  it('keeps to the limits of an entry', () => {
    const { log, write } = aLog();
    const error = new Error('m'.repeat(5000));
    error.stack = '"'.repeat(50_000);
    log.report(error, { region: 'Filters', componentStack: 'c'.repeat(50_000) });
    const [entry] = write.mock.lastCall as unknown as [{ Message: string; DetailsJson: string }];
    expect(entry.Message).toHaveLength(2000);
    expect(entry.DetailsJson.length).toBeLessThanOrEqual(20_000);
  });

  it('notes what was thrown though it is no error, and stays silent where the server cannot be reached', async () => {
    const { log, write } = aLog(vi.fn(() => Promise.reject(new Error('offline'))));
    expect(log.report('gone', { region: 'Page' })).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    await expect(write.mock.results[0]?.value).rejects.toThrow('offline');
  });
});
