import { ApiError } from '@countersign/api-client';

/** A document for which an action is not possible, however often it is tried. */
export class PermanentError extends ApiError {
  constructor(serverMessage: string) {
    super({ kind: 'refused', serverMessage });
  }
}
