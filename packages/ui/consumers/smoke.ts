import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The same for every consumer: what `Story` shows is there, looks as it should, and works. */
export async function smoke(page: Page): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Documents' });
  await grid.getByText('Trust deed 1.pdf').waitFor();
  expect(await grid.getAttribute('aria-rowcount')).toBe('201');
  expect(await grid.getByRole('row').count()).toBeGreaterThan(5);
  await grid.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await grid.getByText('Trust deed 200.pdf').waitFor();

  const uploads = page.getByRole('region', { name: 'Uploads' });
  await uploads.getByText('1 of 2 complete').waitFor();
  await uploads.getByText('Uploading 40% · 4.8 MB/s · 12 seconds left').waitFor();

  const button = page.getByRole('button', { name: 'Delete all' });
  expect(await paint(page)).toEqual({ accent: 'rgb(11, 110, 79)', font: true, sheet: 'oklch(1 0 0)' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Delete 200 documents' });
  await dialog.getByText('They cannot be brought back.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // Focus goes back a frame after the dialog has gone.
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);

  await pressFields(page);
}

/**
 * The controls of react-aria: what its own style element would say of them, which a strict policy blocks, our sheet says.
 */
async function pressFields(page: Page): Promise<void> {
  const lawyer = page.getByRole('button', { name: 'Lawyer' });
  await lawyer.click();
  await page.getByRole('option', { name: 'Daniel Okafor' }).click();
  await page.getByRole('button', { name: /Daniel Okafor.*Lawyer/ }).waitFor();
  expect(await lawyer.evaluate((element) => getComputedStyle(element).touchAction)).toBe('manipulation');

  await page.getByRole('combobox', { name: 'Signer' }).fill('Hugh');
  await page.getByRole('option', { name: 'Hugh Ellery' }).click();
  await page.getByRole('button', { name: 'Increase Days to sign' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Days to sign' }).inputValue()).toBe('15');
  await page.getByRole('button', { name: /Calendar Opened/ }).click();
  await page.getByRole('dialog').getByRole('grid').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Colours as the browser paints them: proof that sheets, theme and brand arrived. */
function paint(page: Page): Promise<{ accent: string; sheet: string; font: boolean }> {
  return page.getByRole('button', { name: 'Delete all' }).evaluate((button) => {
    const probe = document.createElement('div');
    probe.style.background = 'var(--cs-color-sheet)';
    button.append(probe);
    const sheet = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const { backgroundColor, fontFamily } = getComputedStyle(button);
    return { accent: backgroundColor, sheet, font: fontFamily.includes('Inter Variable') };
  });
}
