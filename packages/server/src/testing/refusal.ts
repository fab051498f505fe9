import { problemType, errorStatus, type ErrorCode } from '@countersign/api-client/rules';

/** Returns the response of a call that is refused with this code: compare it with `toMatchObject`. */
export function refusal(code: ErrorCode) {
  return { status: errorStatus[code], body: { type: problemType(code) } } as const;
}
