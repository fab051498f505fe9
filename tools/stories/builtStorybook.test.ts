import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../run/process.ts';
import { missingFrom, storybookInputs } from './builtStorybook.ts';

let folder = '';
const write = (file: string, text = '') => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'countersign-built-'));
  for (const file of ['index.html', 'iframe.html', 'manifests/components.json']) write(file);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a built Storybook', () => {
  const index = JSON.stringify({ entries: { 'how-to-review--docs': { title: 'How to review' } } });

  it('is complete with its files and pages', () => {
    write('index.json', index);
    expect(missingFrom(folder, ['How to review'])).toEqual([]);
  });

  it('is not without a page', () => {
    write('index.json', index);
    expect(missingFrom(folder, ['How to review', 'Coverage/Screens'])).toEqual(['the page Coverage/Screens']);
  });

  it('is not without a file', () => {
    rmSync(path.join(folder, 'iframe.html'));
    expect(missingFrom(folder, [])).toEqual(['iframe.html', 'index.json']);
  });
});

it('is built from files that exist, none of them of a screen', () => {
  const exclude = ['**/node_modules/**'];
  for (const pattern of storybookInputs)
    expect(globSync(pattern, { cwd: root, exclude }), pattern).not.toEqual([]);
  const inputs = globSync([...storybookInputs], { cwd: root, exclude });
  expect(inputs.filter((file) => file.startsWith('packages/portal/src/features/'))).toEqual([]);
});
