import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import { checkMobile } from './mobile.ts';

test.each(['+61423456789', '0423456789', '423456789', ' 0423 456 789 '])('%s is one number', (value) => {
  expect(checkMobile(value)).toEqual({ valid: true, number: '+61423456789' });
});

test('a mobile number is optional', () => {
  expect(checkMobile('  ')).toEqual({ valid: true, number: null });
});

test.each(['042345678', '0323456789', '+64423456789', '04234567890', '+'])(
  '%s has the wrong form',
  (value) => {
    expect(checkMobile(value)).toEqual({ valid: false, message: messages.invalidMobile });
  },
);

test.each(['04x3456789', '0423-456-789', '(04)23456789', '04+23456789'])(
  '%s has other characters',
  (value) => {
    expect(checkMobile(value)).toEqual({ valid: false, message: messages.mobileCharacters });
  },
);
