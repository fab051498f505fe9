import { describe, expect, it } from 'vitest';
import type { SessionState } from '../session/session.ts';
import { verdict } from './guards.ts';

function signedIn(...roles: string[]): SessionState {
  return {
    status: 'signedIn',
    profile: {
      userId: '1',
      username: 'admin@demo.test',
      name: 'Imogen Hartley',
      firstName: 'Imogen',
      email: 'admin@demo.test',
      roles,
      connectedFirm: 'Harrow & Finch',
      firmId: 1,
      portalUserID: 1,
      mfa_enabled: true,
      requireMFA: false,
    },
  };
}

describe('who may enter', () => {
  it('sends whoever is not signed in to the login', () => {
    expect(verdict({ status: 'signedOut', message: null }, 'anyRole')).toEqual({ to: 'login' });
  });

  it('lets both roles of a firm in where any role will do', () => {
    expect(verdict(signedIn('Administrator'), 'anyRole')).toBeNull();
    expect(verdict(signedIn('Employee'), 'anyRole')).toBeNull();
  });

  it('denies whoever lacks the role, without another login', () => {
    expect(verdict(signedIn('Employee'), 'administrator')).toEqual({ to: 'accessDenied' });
    expect(verdict(signedIn('Administrator'), 'owner')).toEqual({ to: 'accessDenied' });
    expect(verdict(signedIn('Reader'), 'anyRole')).toEqual({ to: 'accessDenied' });
    expect(verdict({ status: 'refused', message: 'no admin' }, 'anyRole')).toEqual({ to: 'accessDenied' });
  });

  it('opens the owner area to owners', () => {
    expect(verdict(signedIn('Administrator', 'Owner'), 'owner')).toBeNull();
  });
});
