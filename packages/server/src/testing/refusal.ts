import { problemType, refusalStatus, type RefusalCode } from '@countersign/api-client/rules';

/** Returns what a call answers that is refused with this code: compare it with `toMatchObject`. */
export function refusal(code: RefusalCode) {
  return { status: refusalStatus[code], body: { type: problemType(code) } } as const;
}
