import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSigningSite } from '../signing/site.ts';
import { injectCall } from '../testing/injectStream.ts';
import { aPagesFolder } from '../signing/testing/browser.ts';
import { builtOperations, services } from './testing/bound.ts';
import { openDesk, type Desk } from './testing/desk.ts';
import { hostileRequests, type HostileRequest } from './testing/hostile.ts';
import { isNode } from './nodes.ts';
import type { Operation } from './operations.ts';

/** Requests to each operation; HOSTILE_RUNS asks for more of them. */
const numRuns = Number(process.env['HOSTILE_RUNS'] ?? 40);
/** Always the same requests, so that what fails can be repeated. */
const seed = 20_261_121;

let desk: Desk;
let signing: FastifyInstance;
beforeAll(async () => {
  desk = await openDesk();
  signing = await buildSigningSite(desk.files.app, { pagesFolder: await aPagesFolder() });
});
afterAll(async () => {
  await signing.close();
  await desk.close();
});

async function send(service: string, operation: Operation, request: HostileRequest) {
  const site = { portal: desk.portal.site, files: desk.files.site, signing }[service];
  if (site === undefined) throw new Error(`There is no site for ${service}.`);
  return injectCall(site, {
    method: operation.method,
    url: `${service === 'portal' ? '/rest' : ''}${request.path}`,
    headers: {
      authorization:
        service === 'portal' ? `Bearer ${desk.files.staff.caller.loginId}` : desk.files.staff.token,
      ...(request.key === undefined ? {} : { 'idempotency-key': request.key }),
      ...(request.body === undefined ? {} : { 'content-type': request.contentType }),
    },
    ...(request.body === undefined ? {} : { payload: request.body }),
  });
}

const cases = services.flatMap(({ name, contract }) =>
  builtOperations(name).map((operation) => ({ id: operation.id, service: name, contract, operation })),
);

describe('no input causes a fault, and every refusal is a Problem', () => {
  it.each(cases)('$id', async ({ service, contract, operation }) => {
    // The first call makes the bearer known.
    await desk.call('/employees/myDetails');
    await fc.assert(
      fc.asyncProperty(hostileRequests(contract, operation), async (request) => {
        const answer = await send(service, operation, request);
        expect(answer.statusCode, answer.body).toBeLessThan(500);
        if (answer.statusCode < 400) return;
        expect(answer.headers['content-type']).toContain('application/problem+json');
        const problem: unknown = JSON.parse(answer.body);
        expect(problem).toMatchObject({
          status: answer.statusCode,
          type: expect.stringMatching(/^urn:countersign:problem:\w+$/),
          title: expect.any(String),
          Message: expect.any(String),
          Reference: expect.any(String),
        });
        expect(isNode(problem) && problem['Message']).not.toBe('');
      }),
      { numRuns, seed },
    );
  });
});
