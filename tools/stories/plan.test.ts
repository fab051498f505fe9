import { describe, expect, it } from 'vitest';
import { refusal } from './plan.ts';

describe('a screenshot', () => {
  it('is accepted if it matches the record, whatever the policy', () => {
    for (const policy of ['check', 'record', 'take'] as const)
      expect(refusal(policy, '1x1 a', '1x1 a')).toBeNull();
  });

  it('is refused with what to run where it is another than recorded, unless it is taken as it is', () => {
    expect(refusal('check', '1x1 a', '1x1 b')).toContain('npm run visual:update');
    expect(refusal('record', '1x1 a', '1x1 b')).toContain('npm run visual');
    expect(refusal('take', '1x1 a', '1x1 b')).toBeNull();
  });

  it('must have been recorded under CI, and is recorded elsewhere', () => {
    expect(refusal('check', undefined, '1x1 b')).toContain('npm test');
    expect(refusal('record', undefined, '1x1 b')).toBeNull();
  });
});
