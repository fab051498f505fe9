import { describe, expect, it } from 'vitest';
import { lackOf } from './needs.ts';

function person(roles: readonly string[], factor: { mfa_enabled?: boolean; requireMFA?: boolean } = {}) {
  return { profile: { roles, mfa_enabled: true, requireMFA: false, ...factor } };
}

describe('what somebody lacks', () => {
  it('is nothing for both roles of a firm where any role will do', () => {
    expect(lackOf({}, person(['Administrator']))).toBeNull();
    expect(lackOf({}, person(['Employee']))).toBeNull();
    expect(lackOf({}, person(['Reader']))).toBe('role');
  });

  it('is the role, where the route names one', () => {
    expect(lackOf({ role: 'administrator' }, person(['Administrator']))).toBeNull();
    expect(lackOf({ role: 'administrator' }, person(['Employee']))).toBe('role');
    expect(lackOf({ role: 'owner' }, person(['Administrator']))).toBe('role');
    expect(lackOf({ role: 'owner' }, person(['Administrator', 'Owner']))).toBeNull();
  });

  it('is a feature that the firm has not, or that nobody could read', () => {
    const on = { Id: 1, Name: 'AdobeSign', Description: '', IsEnabled: true };
    const needs = { feature: 'AdobeSign' } as const;
    expect(lackOf(needs, { ...person(['Employee']), features: [on] })).toBeNull();
    expect(lackOf(needs, { ...person(['Employee']), features: [{ ...on, IsEnabled: false }] })).toBe(
      'feature',
    );
    expect(lackOf(needs, person(['Employee']))).toBe('feature');
  });

  it('is the authenticator, where the route needs one and the firm does not', () => {
    const without = person(['Employee'], { mfa_enabled: false });
    expect(lackOf({ secondFactor: true }, without)).toBe('secondFactor');
    expect(lackOf({}, without)).toBeNull();
    expect(lackOf({ secondFactor: true }, person(['Employee']))).toBeNull();
  });
});
