import { describe, expect, it } from 'vitest';
import { gradeLabels } from './colorField.messages.js';
import { contrastRows, grade, themeNames } from './contrastRows.js';

describe('contrastRows', () => {
  it('measures five uses in three themes', () => {
    const rows = contrastRows('#7A1F3D');
    expect(rows.map(({ id }) => id)).toEqual(['button', 'link', 'selected', 'mark', 'focus']);
    expect(rows[0]?.ratios.light).toBeCloseTo(10, 0);
    expect(rows[0]?.ratios.dark).toBeLessThan(rows[0]?.ratios.light ?? 0);
  });

  it('passes for any colour, by construction', () => {
    const failures: string[] = [];
    for (let index = 0; index < 4096; index += 37) {
      const digits = index.toString(16).padStart(3, '0');
      const color = [...digits].map((digit) => digit + digit).join('');
      for (const { id, needs, ratios } of contrastRows(color)) {
        for (const theme of themeNames) {
          if (ratios[theme] < needs) failures.push(`${color} ${id} ${theme} ${String(ratios[theme])}`);
        }
      }
    }
    expect(failures).toEqual([]);
  });
});

describe('grade', () => {
  it.each([
    [7, 4.5, 'AAA'],
    [6.99, 4.5, 'AA'],
    [4.49, 4.5, 'tooLow'],
    [4.5, 3, 'AAA'],
    [3, 3, 'AA'],
    [2.99, 3, 'tooLow'],
  ])('calls %f against %f %s', (ratio, needs, expected) => {
    expect(grade(ratio, needs)).toBe(expected);
  });

  it('has a label for what no firm’s colour shows', () => {
    expect(gradeLabels.tooLow).toBe('Too low');
  });
});
