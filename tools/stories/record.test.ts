import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StoryOutcome } from './fileRun.ts';
import { parseManifest } from './manifest.ts';
import { openRecord } from './record.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'countersign-record-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const story = (id: string, over: Partial<StoryOutcome> = {}): StoryOutcome => ({
  name: id,
  story: id,
  state: 'passed',
  pixels: { light: '1x1 a' },
  errors: [],
  ...over,
});
const run = (...stories: StoryOutcome[]) => ({ file: 'a.stories.tsx', stories, errors: [] });

describe('the record of stories', () => {
  it('keeps what passed, in the file at once, and leaves out what failed', () => {
    const file = path.join(folder, 'manifest.json');
    openRecord(file).enter(run(story('a'), story('b', { state: 'failed' })), 'now');
    expect([...parseManifest(readFileSync(file, 'utf8'))]).toEqual([
      ['a', { inputs: 'now', pixels: { light: '1x1 a' } }],
    ]);
  });

  it('keeps nothing of a run without screenshots', () => {
    const record = openRecord(path.join(folder, 'manifest.json'));
    record.enter(run(story('a', { pixels: {} })), 'now');
    expect(record.manifest.size).toBe(0);
  });

  it('names the stories that look other than before', () => {
    const record = openRecord(path.join(folder, 'manifest.json'));
    expect(record.enter(run(story('a')), 'now')).toEqual(['a']);
    expect(record.enter(run(story('a')), 'later')).toEqual([]);
    expect(record.enter(run(story('a', { pixels: { light: '1x1 b' } })), 'later')).toEqual(['a']);
  });

  it('strikes out stories that are gone', () => {
    const record = openRecord(path.join(folder, 'manifest.json'));
    record.enter(run(story('a'), story('b')), 'now');
    expect(record.keepOnly(new Set(['b']))).toBe(1);
    expect([...openRecord(path.join(folder, 'manifest.json')).manifest.keys()]).toEqual(['b']);
  });
});
