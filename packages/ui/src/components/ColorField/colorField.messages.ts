import type { ContrastGrade } from './contrastRows.js';

export const digitsNeeded = 'Enter 6 digits, 0 to 9 and A to F.';

export const gradeLabels: Readonly<Record<ContrastGrade, string>> = {
  AAA: 'AAA',
  AA: 'AA',
  tooLow: 'Too low',
};
