import { describe, expect, it } from 'vitest';
import { differencesIn, visualReport } from './visualReport.ts';

const said = `Error: expect(element).toMatchScreenshot()

Screenshot does not match the stored reference.
3780 pixels (ratio 0.01) differ.

Reference screenshot:
  \u001B[32m/repo/visual/baselines/components-button-primary-light.png\u001B[39m

Actual screenshot:
  \u001B[31m/repo/visual/differences/components-button-primary-light-actual.png\u001B[39m

Diff image:
  /repo/visual/differences/components-button-primary-light-diff.png

    at photograph`;

const otherSize = `Expected image dimensions to be 10×10px, but received 10×12px.

Reference screenshot:
  /repo/visual/baselines/a-dark.png

Actual screenshot:
  /repo/visual/differences/a-dark-actual.png`;

describe('the report of photographs', () => {
  it('finds before, after and difference in what Vitest says', () => {
    expect(differencesIn([said])).toEqual([
      {
        story: 'components-button-primary-light',
        before: '/repo/visual/baselines/components-button-primary-light.png',
        after: '/repo/visual/differences/components-button-primary-light-actual.png',
        difference: '/repo/visual/differences/components-button-primary-light-diff.png',
      },
    ]);
  });

  it('finds every mode of one story, also where the sizes differ', () => {
    const found = differencesIn([`${said}\n\n${otherSize}`, 'Error: nothing about pictures']);
    expect(found.map(({ story }) => story)).toEqual(['components-button-primary-light', 'a-dark']);
    expect(found[1]).not.toHaveProperty('difference');
  });

  it('shows them side by side', () => {
    const page = visualReport(differencesIn([said]), (file) => file.replace('/repo/visual/', '../'));
    expect(page).toContain('<h1>1 photograph differs</h1>');
    expect(page).toContain('src="../baselines/components-button-primary-light.png"');
    expect(page).toContain('src="../differences/components-button-primary-light-diff.png"');
  });
});
