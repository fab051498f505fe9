import { expect, it } from 'vitest';
import { rolesIn } from './rolesIn.ts';

const tokenOf = (claims: unknown) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

it('reads the roles of an ID token, whatever else it claims', () => {
  const claims = { name: 'Zoë Ærø ÿ???>>>', roles: ['Administrator', 'Owner'] };
  expect(rolesIn(tokenOf(claims))).toEqual(['Administrator', 'Owner']);
});

it.each([undefined, '', 'a-token', 'a.%.b', tokenOf(null), tokenOf({}), tokenOf({ roles: 'Owner' })])(
  'finds none in %j',
  (token) => {
    expect(rolesIn(token)).toEqual([]);
  },
);
