/** `npm run generate …`: generates the first version of a component, a screen or a resource, and the contract's types. */
import path from 'node:path';
import {
  componentFiles,
  withBudget,
  withExport,
  withGuideRow,
  withNames,
  withProps,
} from './generate/component.ts';
import { GeneratorError } from './generate/errors.ts';
import { isInContract, writeContract, writeResource } from './generate/resource.ts';
import { writeScreen } from './generate/screen.ts';
import { edit, writeNew } from './generate/write.ts';
import { root, run } from './run/process.ts';

const usage = `npm run generate contract             types and bundled documents from openapi/
npm run generate component DateField   packages/ui/src/components/DateField
npm run generate screen clients /clients/list
                                       packages/portal/src/features/clients, a line in app/features.ts
npm run generate resource clients      openapi, api-client/src/{resources,fixtures}, server/src/{domain,routes}`;

/** `npm run` gives the command's own name first; other programs of the project don't. */
const [kind, name = '', address = `/${name}`] = process.argv.slice(process.argv[2] === 'generate' ? 3 : 2);
const isNoun = /^[a-z][a-zA-Z]+$/.test(name);
/** The address of a list has no parameters. */
const isAddress = /^(\/[a-zA-Z][\w-]*)+$/.test(address);

/** Runs another program of the project and takes over its exit code. */
async function runHere(file: string, ...args: string[]): Promise<void> {
  const { code } = await run(process.execPath, [path.join(root, file), ...args], { live: true });
  process.exitCode = code;
}

async function generate(): Promise<void> {
  if (kind === 'contract') {
    await runHere('packages/api-client/generate.ts');
  } else if (kind === 'component' && /^[A-Z][A-Za-z]+$/.test(name)) {
    await writeNew(componentFiles(name));
    edit('packages/ui/src/components.ts', (text) => withExport(text, name));
    edit('packages/ui/budgets.json', (text) => withBudget(text, name));
    edit('packages/ui/src/publicNames.txt', (text) => withNames(text, name));
    edit('packages/ui/src/publicProps.txt', (text) => withProps(text, name));
    edit('docs/using-ui.md', (text) => withGuideRow(text, name));
  } else if (kind === 'screen' && isNoun && isAddress) {
    await writeScreen(name, address);
  } else if (kind === 'resource' && isNoun) {
    if (isInContract(name)) await writeResource(name);
    else {
      await writeContract(name);
      await runHere('packages/api-client/generate.ts');
      // A program reads the contract once, when it starts.
      if (process.exitCode === 0) await runHere('tools/generate.ts', 'resource', name);
    }
  } else {
    console.error(usage);
    process.exitCode = 2;
  }
}

try {
  await generate();
} catch (error) {
  if (!(error instanceof GeneratorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
