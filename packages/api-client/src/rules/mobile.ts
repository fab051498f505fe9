import { messages } from './messages.ts';

export type MobileCheck = { valid: true; number: string | null } | { valid: false; message: string };

const australian = /^(?:\+61|0)?(4\d{8})$/;

/** Checks an Australian mobile number. Spaces do not count; empty means none. A valid one comes as `+61…`. */
export function checkMobile(value: string): MobileCheck {
  const compact = value.replace(/\s/g, '');
  if (compact === '') return { valid: true, number: null };
  if (!/^\+?\d*$/.test(compact)) return { valid: false, message: messages.mobileCharacters };
  const digits = australian.exec(compact)?.[1];
  return digits === undefined
    ? { valid: false, message: messages.invalidMobile }
    : { valid: true, number: `+61${digits}` };
}
