import type { Middleware } from 'openapi-fetch';
import { ApiError } from '../errors.ts';
import { documentRuleMessages } from '../rules/messages.ts';

function isGiven(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0;
  return typeof value === 'string' && value !== '';
}

function sentence(schemaPath: string, name: string): string {
  if (schemaPath.startsWith('/documents/resendPins/')) return documentRuleMessages.undefinedDocument;
  if (/^\/(documents\/(?!clients)|sign\/|securesign\/)/.test(schemaPath)) return documentRuleMessages.emptyId;
  return `${name} can not be empty`;
}

/** Rejects a call whose path misses an id, before anything is sent. */
export const requireIds: Middleware = {
  onRequest({ schemaPath, params }) {
    for (const [, name = ''] of schemaPath.matchAll(/\{(\w+)\}/g)) {
      if (isGiven(params.path?.[name])) continue;
      throw new ApiError({ kind: 'refused', serverMessage: sentence(schemaPath, name) });
    }
  },
};
