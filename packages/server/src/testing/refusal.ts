import { problemType, errorStatus, type ErrorCode } from '@countersign/api-client/rules';

/** Returns what a call answers that is refused with this code: compare it with `toMatchObject`. */
export function refusal(code: ErrorCode) {
  return { status: errorStatus[code], body: { type: problemType(code) } } as const;
}
