import { describe, expect, it } from 'vitest';
import { profileOf } from './profile.ts';
import { secondFactorNeed } from './secondFactor.ts';
import { staffClaims } from './testing/claims.ts';

describe('the profile', () => {
  it('holds what the token says', () => {
    expect(profileOf(staffClaims())).toEqual({
      userId: 's1',
      username: 'amelia@firm.test',
      name: 'Amelia Hart',
      firstName: 'Amelia',
      email: 'amelia@firm.test',
      roles: ['Administrator'],
      connectedFirm: 'Harrow & Finch',
      firmId: 1,
      portalUserID: 5,
      mfa_enabled: true,
      requireMFA: false,
    });
  });

  it('refuses whoever has no accepted role, by name', () => {
    for (const roles of [[], ['Owner'], ['Client'], [7]]) {
      expect(() => profileOf(staffClaims({ roles }))).toThrow(
        'The logged in user amelia@firm.test is not an admin.',
      );
    }
  });

  it.each([{ email: undefined }, { firmId: '1' }, { portalUserID: 0 }, { roles: 'Administrator' }])(
    'cannot be read with %o',
    (over) => {
      expect(() => profileOf(staffClaims(over))).toThrow(
        'Unable to read session details, please log out and back in.',
      );
    },
  );
});

describe('the second factor', () => {
  it('is set up where the profile says nothing of it', () => {
    expect(secondFactorNeed(profileOf(staffClaims({ mfa_enabled: undefined })))).toBe('unknown');
  });

  it('is set up where the firm requires it and there is none', () => {
    expect(secondFactorNeed({ mfa_enabled: false, requireMFA: true })).toBe('required');
    expect(secondFactorNeed({ mfa_enabled: true, requireMFA: true })).toBeNull();
    expect(secondFactorNeed({ mfa_enabled: false, requireMFA: false })).toBeNull();
  });

  it('is set up where the page forces it', () => {
    expect(secondFactorNeed({ mfa_enabled: false, requireMFA: false }, { pageForces: true })).toBe('page');
    expect(secondFactorNeed({ mfa_enabled: true, requireMFA: false }, { pageForces: true })).toBeNull();
  });
});
