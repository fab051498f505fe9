import { describe, expect, it } from 'vitest';
import { taskLabel } from './taskLabel.js';

describe('taskLabel', () => {
  it.each([
    [{ actionType: 1, signed: 0, total: 0 }, 'No task'],
    [{ actionType: 2, signed: 0, total: 2 }, 'Sign · 0 of 2'],
    [{ actionType: 3, signed: 1, total: 4 }, 'Secure-sign · 1 of 4'],
    [{ actionType: 4, signed: 2, total: 2 }, 'Signed'],
    [{ actionType: 5, signed: 1, total: 3 }, 'Click-to-sign · 1 of 3'],
    [{ actionType: 6, signed: 1, total: 2 }, 'External e-signature · 1 of 2'],
    [{ actionType: 7, signed: 0, total: 3 }, 'External secure-sign · 0 of 3'],
    [{ actionType: 8, signed: 0, total: 2, declinedBy: 'Priya Nair' }, 'Declined by Priya Nair'],
    [{ actionType: 8, signed: 0, total: 2 }, 'Declined'],
  ] as const)('%o', (task, text) => {
    expect(taskLabel(task)).toBe(text);
  });
});
