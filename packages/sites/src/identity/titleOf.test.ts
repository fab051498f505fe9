import { expect, test } from 'vitest';
import { titleOf } from './IdentityPageView.tsx';

test('the title says the step and the firm, and a refusal first', () => {
  const page = { kind: 'code', action: '/a', restart: '/r', problem: null } as const;
  expect(titleOf(page, 'Harrow & Finch')).toBe('Verify it’s you · Harrow & Finch');
  const refused = { ...page, problem: { code: 'codeWrong', text: 'No.', field: 'code' } } as const;
  expect(titleOf(refused, 'Harrow & Finch')).toBe('Error: Verify it’s you · Harrow & Finch');
});
