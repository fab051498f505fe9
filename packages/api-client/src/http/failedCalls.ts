import type { Middleware } from 'openapi-fetch';
import { isApiError } from '../errors.ts';
import type { ApiError } from '../errors.ts';

/**
 * @param call Method and path of the contract, with names in place of ids and without a query: `GET /documents/{id}`
 */
export type OnFailed = (call: string, error: ApiError) => void;

/** Whether operators can learn from a failure: see `ClientOptions.onFailed`. */
function isNotable(path: string, { status, code }: ApiError): boolean {
  const { onLine = true } = navigator;
  const isExpected = code === 'notificationsOff' && path.includes('resend');
  return onLine && status !== 401 && !isExpected && path !== '/log/{level}';
}

/** Calls back for each call that is rejected, once no retry follows. Does not see calls that `requireIds` refuses. */
export function reportFailed(onFailed: OnFailed | undefined): Middleware {
  return {
    onError({ request, schemaPath, error }) {
      if (isApiError(error) && isNotable(schemaPath, error))
        onFailed?.(`${request.method} ${schemaPath}`, error);
    },
  };
}
