import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pruneScreenshots, saveScreenshot, screenshotFile } from './pixels.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'countersign-pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const longAgo = new Date('2001-01-01');
const since = new Date('2002-01-01');

describe('the kept pictures', () => {
  it('are found by their pixels, and kept once', () => {
    saveScreenshot(folder, '1x1 a', Buffer.from('first'));
    saveScreenshot(folder, '1x1 a', Buffer.from('second'));
    expect(readFileSync(screenshotFile(folder, '1x1 a'), 'utf8')).toBe('first');
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('are thrown away once no story has looked like them for long', () => {
    for (const pixels of ['1x1 a', '1x1 b']) {
      saveScreenshot(folder, pixels, Buffer.from('picture'));
      utimesSync(screenshotFile(folder, pixels), longAgo, longAgo);
    }
    saveScreenshot(folder, '1x1 b', Buffer.from('picture'));
    pruneScreenshots(folder, since);
    expect(readdirSync(folder)).toEqual([path.basename(screenshotFile(folder, '1x1 b'))]);
  });
});
