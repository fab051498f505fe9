import type { RefusalCode } from '@countersign/api-client/rules';
import type { FastifyRequest } from 'fastify';
import { notFound, Problem } from '../errors.ts';

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text of the JSON body, trimmed; a missing, empty or longer one is refused with the given code. */
export function bodyText(
  request: FastifyRequest,
  name: string,
  { most, refusal }: { most: number; refusal: RefusalCode },
): string {
  const { body } = request;
  const value = isFields(body) ? body[name] : undefined;
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '' || text.length > most) throw new Problem(refusal);
  return text;
}

/** Whether the JSON body says yes to this. */
export function bodyConsents(request: FastifyRequest, name: string): boolean {
  return isFields(request.body) && request.body[name] === true;
}

/** The signer's id in the path; anything else is a page that is not there. */
export function signerIdOf(request: FastifyRequest<{ Params: { signerId: string } }>): number {
  const { signerId } = request.params;
  if (!/^[1-9]\d{0,9}$/.test(signerId) || Number(signerId) > 2_147_483_647) {
    throw notFound();
  }
  return Number(signerId);
}
