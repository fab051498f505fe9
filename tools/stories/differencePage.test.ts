import { describe, expect, it } from 'vitest';
import { differencePage } from './differencePage.ts';

const changed = {
  story: 'components-button--primary',
  mode: 'dark',
  before: 'a.png',
  after: 'b.png',
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

  it('shows a new story alone, and no difference where sizes differ', () => {
    const page = differencePage(
      [
        { story: 'a--new', mode: 'light', after: 'n.png' },
        { story: 'a--larger', mode: 'light', before: 'x.png', after: 'y.png' },
      ],
      'a & b',
    );
    expect(page).toContain('2 screenshots differ from a &amp; b');
    expect(page).toContain('alt="New"');
    expect(page).not.toContain('Difference');
  });
});
