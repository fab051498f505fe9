import { describe, expect, it } from 'vitest';
import { isToken, newPin, newToken, pinHmac, sameDigest, tokenHash } from './secrets.ts';

describe('PINs', () => {
  it('are six digits, leading zeros kept', () => {
    for (let count = 0; count < 2_000; count += 1) expect(newPin()).toMatch(/^\d{6}$/);
  });

  it('are kept so that key, signer and digits all count', () => {
    const key = new Uint8Array(32).fill(7);
    const digest = pinHmac(key, 12, '012345');
    expect(sameDigest(digest, pinHmac(key, 12, '012345'))).toBe(true);
    expect(sameDigest(digest, pinHmac(key, 12, '012346'))).toBe(false);
    expect(sameDigest(digest, pinHmac(key, 13, '012345'))).toBe(false);
    expect(sameDigest(digest, pinHmac(new Uint8Array(32).fill(8), 12, '012345'))).toBe(false);
  });

  it('do not run into one another: signer 1 with 23… is not signer 12 with 3…', () => {
    const key = new Uint8Array(32);
    expect(pinHmac(key, 1, '234567')).not.toEqual(pinHmac(key, 12, '34567'));
  });

  it('match nothing when nothing is kept', () => {
    const nothing = new Uint8Array();
    expect(sameDigest(nothing, nothing)).toBe(false);
    expect(sameDigest(pinHmac(nothing, 1, '000000'), nothing)).toBe(false);
  });
});

describe('tokens', () => {
  it('have their own form and are kept as a hash', () => {
    const token = newToken();
    expect(isToken(token)).toBe(true);
    expect(isToken(`${token}=`)).toBe(false);
    expect(tokenHash(token)).toHaveLength(32);
    expect(tokenHash(token)).toEqual(tokenHash(token));
    expect(tokenHash(token)).not.toEqual(tokenHash(newToken()));
  });
});
