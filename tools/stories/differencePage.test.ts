import { describe, expect, it } from 'vitest';
import { differencePage } from './differencePage.ts';

const changed = {
  story: 'components-button--primary',
  mode: 'dark',
  before: { picture: 'a.png', size: '300x200' },
  after: { picture: 'b.png', size: '300x200' },
  difference: { picture: 'c.png', pixels: 12 },
};

describe('the page of differences', () => {
  it('shows before, after and difference side by side', () => {
    const page = differencePage([changed], 'main');
    expect(page).toContain('<h1>1 screenshot differs from main</h1>');
    expect(page).toContain('<h2 id="components-button--primary--dark">components-button--primary, dark</h2>');
    for (const words of ['Before', 'After', 'Difference: 12 pixels'])
      expect(page).toContain(`alt="${words}"`);
    for (const picture of ['a.png', 'b.png', 'c.png']) expect(page).toContain(`src="${picture}"`);
  });

  it('names the sizes where they differ', () => {
    const page = differencePage([{ ...changed, after: { picture: 'b.png', size: '300x240' } }], 'main');
    for (const words of ['Before, 300x200 pixels', 'After, 300x240 pixels', 'Difference: 12 pixels'])
      expect(page).toContain(`alt="${words}"`);
  });

  it('shows a story alone that is new, or that the base could not render, and says which', () => {
    const page = differencePage(
      [
        { story: 'a--new', mode: 'light', before: 'new', after: changed.after },
        { story: 'a--broken', mode: 'light', before: 'notRendered', after: changed.after },
      ],
      'a & b',
    );
    expect(page).toContain('2 screenshots differ from a &amp; b');
    expect(page).toContain('alt="New"');
    expect(page).toContain('alt="After. The base commit could not render it"');
    expect(page).not.toContain('Difference');
  });
});
