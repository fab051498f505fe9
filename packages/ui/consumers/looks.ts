import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { repositoryRoot } from '../build/paths.ts';
import { visit } from './visit.ts';

/** The pages of `story/pages.tsx`, by what opens after they render. */
export const looks = ['grid', 'uploads', 'signing'] as const;
export type LookName = (typeof looks)[number];

/** Where differing pictures are left to be looked at; git ignores it. */
const differences = path.join(repositoryRoot, 'visual/differences/consumers');

/** Builds this project's Storybook with those pages as its only stories. Throws with its words. */
export function buildStorybook(target: string): void {
  const program = path.join(repositoryRoot, 'node_modules/.bin/storybook');
  const { status, stdout, stderr } = spawnSync(
    program,
    ['build', '--test', '--quiet', '-c', path.join(import.meta.dirname, 'storybook'), '-o', target],
    {
      cwd: repositoryRoot,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', VITEST: '', NODE_ENV: '' },
    },
  );
  if (status !== 0) throw new Error(`Storybook cannot be built:\n${stdout}\n${stderr}`);
}

async function stands(page: Page, look: LookName): Promise<void> {
  if (look === 'grid') {
    await page.getByText('Trust deed 12.pdf').waitFor();
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') !== null);
  } else if (look === 'uploads') await page.getByText('Statement.xlsx', { exact: true }).first().waitFor();
  else await page.getByText('4:12 left to sign').waitFor();
  // The fonts that the page asked for are here, and drawn.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Captures the final state of a page. */
export interface Look {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly picture: Buffer;
}

export async function lookAt(browser: Browser, url: string, look: LookName): Promise<Look> {
  const { page, complaints } = await visit(browser, url);
  await stands(page, look);
  return { page, complaints, picture: await takePicture(page) };
}

export function takePicture(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** Saves both screenshots for a manual comparison. */
export function keepPictures(name: string, ours: Buffer, theirs: Buffer): string {
  mkdirSync(differences, { recursive: true });
  writeFileSync(path.join(differences, `${name} in Storybook.png`), ours);
  writeFileSync(path.join(differences, `${name} at the consumer.png`), theirs);
  return path.join(differences, name);
}
