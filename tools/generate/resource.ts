import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/process.ts';
import { fixturesOf } from './clientCalls.ts';
import { exampleOf, lastStep, operations, schemaOf, typeOf } from './contract.ts';
import { fixtureFiles, resourceFile, withAnswers, withKeys, withModule } from './resource/clientFiles.ts';
import { contractFiles, withPaths } from './resource/contractFiles.ts';
import { GeneratorError } from './errors.ts';
import { handlerFiles, handlerObstacle, serverTest, withCall, withHandlers } from './resource/serverFiles.ts';
import { capitalised } from './naming.ts';
import { edit, writeNew, writeUnlessEdited } from './write.ts';

const listOf = (noun: string) => operations.find(({ id }) => id === `list${capitalised(noun)}`);

/** Whether the contract has the resource's list, from which everything else is generated. */
export function isInContract(noun: string): boolean {
  return listOf(noun) !== undefined;
}

/** Writes the resource and its roles to openapi/. Generate the contract afterwards. */
export async function writeContract(noun: string): Promise<void> {
  await writeNew(contractFiles(noun));
  edit('openapi/portal.yaml', (text) => withPaths(text, noun));
}

/**
 * Writes what a contract resource lacks: the client's queries, fixtures and answers, the server's handler and its test.
 * If the store has a table of that name with all fields, the handler reads the list from it. Otherwise the operation
 * returns 501, like every operation without a handler.
 */
export async function writeResource(noun: string): Promise<void> {
  const list = listOf(noun);
  const items = list?.reply ? schemaOf(list.reply).properties?.['Items']?.items?.$ref : undefined;
  if (list === undefined || items === undefined)
    throw new GeneratorError(
      `list${capitalised(noun)} does not return pages of a list. Write its resource by hand.`,
    );
  const row = lastStep(items);
  const bound = existsSync(path.join(root, `packages/server/src/routes/${noun}.ts`));
  // First, as it may refuse: nothing is written then.
  const handlers = bound ? {} : handlerFiles(list, row);
  if (!existsSync(path.join(root, `packages/api-client/src/resources/${noun}.ts`))) {
    await writeNew(resourceFile(noun));
    edit('packages/api-client/src/resources/keys.ts', (text) => withKeys(text, noun));
    edit('packages/api-client/src/resources/index.ts', (text) => withModule(text, noun));
  }
  if (fixturesOf(row) === null) {
    const named = Object.entries(schemaOf(row).properties ?? {}).find(
      ([, schema]) => typeOf(schema) === 'string' && schema.enum === undefined && schema.format === undefined,
    );
    await writeNew(fixtureFiles(noun, row, list.path, exampleOf(row), named?.[0] ?? null));
    edit('packages/api-client/src/fixtures/index.ts', (text) => withModule(text, noun));
    edit('packages/api-client/src/fixtures/answers.ts', (text) => withAnswers(text, noun));
  }
  if (bound) {
    console.log(`kept     packages/server/src/routes/${noun}.ts`);
    return;
  }
  const built = Object.keys(handlers).length > 0;
  if (built) {
    await writeNew(handlers);
    edit('packages/server/src/routes/index.ts', (text) => withHandlers(text, noun));
    edit('packages/server/src/contract/testing/calls/lists.ts', (text) => withCall(text, list));
  }
  // A run before the table existed wrote the test of the 501; it gives way to that of the handler.
  await writeUnlessEdited(`packages/server/src/routes/${noun}.test.ts`, {
    was: serverTest(list, row, false),
    next: serverTest(list, row, built),
  });
  const obstacle = handlerObstacle(list, row);
  if (obstacle !== null) console.log(obstacle);
}
