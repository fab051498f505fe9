import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

it('hashes the examples of FIPS 180-4', () => {
  expect(hex(sha256(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hex(sha256('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hex(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'))).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
});

it('hashes as the platform does, at every length around a block and beyond ASCII', () => {
  for (let length = 0; length <= 200; length += 1) {
    const text = Array.from({ length }, (_, index) => String.fromCodePoint(33 + ((index * 7919) % 900))).join(
      '',
    );
    expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
