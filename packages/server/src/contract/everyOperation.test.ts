import { portalContract } from '@countersign/api-client/contract/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOperations, unboundOperations } from '../contract.ts';
import { portalHandlers } from '../routes/index.ts';
import { builtOperations, services, unbuilt } from './testing/bound.ts';
import { goodCalls } from './testing/calls.ts';
import { openDesk, type Desk } from './testing/desk.ts';
import { mostUnbuilt, stillUnbuilt } from './testing/unbuilt.ts';
import { createChecks } from './validate.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const built = services.flatMap(({ name, contract }) => {
  const checksOf = createChecks(contract, name);
  return builtOperations(name).map((operation) => ({ id: operation.id, checks: checksOf(operation) }));
});

const all = services.flatMap(({ contract }) => readOperations(contract)).map(({ id }) => id);

it('no two operations of the three contracts have one name', () => {
  expect(new Set(all).size).toBe(all.length);
});

it('every operation has a handler, but for those on the list, which only shrinks', () => {
  expect(unbuilt()).toStrictEqual([...stillUnbuilt]);
  expect(stillUnbuilt.length).toBeLessThanOrEqual(mostUnbuilt);
});

it('a handler that is missing is found, and so is a line of the list that is stale', () => {
  const { listClients: handler, ...others } = portalHandlers();
  const without = unboundOperations(portalContract, others);
  expect(without.filter((id) => !stillUnbuilt.some((each) => each === id))).toStrictEqual(['listClients']);
  const [next] = stillUnbuilt;
  const withOne = unboundOperations(portalContract, { ...others, [next]: handler ?? expect.fail() });
  expect(withOne).not.toContain(next);
});

it('every operation that is built is called below, and nothing else', () => {
  expect(Object.keys(goodCalls).sort()).toStrictEqual(built.map(({ id }) => id).sort());
});

describe('succeeds, by its contract', () => {
  it.each(built)('$id', async ({ id, checks }) => {
    const answer = await goodCalls[id]?.(desk);
    expect(answer?.body).toSatisfy(() => answer?.status === 200 || answer?.status === 204);
    expect(checks.reply(answer?.status ?? 0, answer?.body)).toBeNull();
  });
});
