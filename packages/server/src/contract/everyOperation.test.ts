import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOperations } from '../contract.ts';
import { builtOperations, services, unbuilt } from './testing/bound.ts';
import { goodCalls } from './testing/calls.ts';
import { openDesk, type Desk } from './testing/desk.ts';
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

it('every operation of the three contracts has a handler, or stands on the list of those without', () => {
  const missing = unbuilt();
  process.stdout.write(`Operations without a handler (${missing.length}): ${missing.join(', ')}\n`);
  const all = services.flatMap(({ contract }) => readOperations(contract)).map(({ id }) => id);
  expect(new Set(all).size).toBe(all.length);
  expect([...built.map(({ id }) => id), ...missing].sort()).toStrictEqual(all.sort());
});

it('every operation that is built is called below, and nothing else', () => {
  expect(Object.keys(goodCalls).sort()).toStrictEqual(built.map(({ id }) => id).sort());
});

describe('answers well, by its contract', () => {
  it.each(built)('$id', async ({ id, checks }) => {
    const answer = await goodCalls[id]?.(desk);
    expect(answer?.body).toSatisfy(() => answer?.status === 200 || answer?.status === 204);
    expect(checks.reply(answer?.status ?? 0, answer?.body)).toBeNull();
  });
});
