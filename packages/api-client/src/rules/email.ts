import { EMAIL_MAX_LENGTH } from './limits.ts';

const pattern = /^\w+([-+.']\w+)*@\w+([-.]\w+)*\.\w+([-.]\w+)*$/;

/** Whether an email address has the product's form. The length is looked at first: the pattern backtracks. */
export function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX_LENGTH && pattern.test(value);
}
