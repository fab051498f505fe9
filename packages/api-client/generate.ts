/**
 * Bundles openapi/ into one JSON document for each service and makes its types: node packages/api-client/generate.ts.
 * What it writes is committed; src/generated/generated.test.ts fails when it is stale.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { placeExamples } from './examples.ts';
import { sortFieldsModule } from './sortFields.ts';
import type { ContractNode } from './examples.ts';

export const services = ['portal', 'files', 'signing'] as const;
type Service = (typeof services)[number];

const root = resolve(import.meta.dirname, '../..');
export const generatedFolder = resolve(import.meta.dirname, 'src/generated');
const header = '// Made by packages/api-client/generate.ts from openapi/. Change those files, then run it.\n';

const run = promisify(execFile);

async function bundle(service: Service, folder: string): Promise<ContractNode> {
  const output = join(folder, `${service}.json`);
  const cli = resolve(root, 'node_modules/@redocly/cli/bin/cli.js');
  const quiet = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  await run(process.execPath, [cli, 'bundle', `openapi/${service}.yaml`, '-o', output], {
    cwd: root,
    env: quiet,
  });
  return JSON.parse(await readFile(output, 'utf8'));
}

function capitalised(service: Service): string {
  return service.charAt(0).toUpperCase() + service.slice(1);
}

function indexModule(): string {
  const imports = services.map((service) => {
    const name = capitalised(service);
    return `import type { components as ${name}Components, operations as ${name}Operations, paths as ${name}Paths } from './${service}.ts';\n`;
  });
  const exports = services.flatMap((service) => {
    const name = capitalised(service);
    return [
      `export type { ${name}Operations, ${name}Paths };\n`,
      `export type ${name}Schemas = ${name}Components['schemas'];\n`,
    ];
  });
  const portal = [
    '/** The portal is the service that most code means. */\n',
    'export type Schemas = PortalSchemas;\nexport type operations = PortalOperations;\nexport type paths = PortalPaths;\n',
  ];
  const sortFields = "\nexport * from './sortFields.ts';\n";
  return [header, ...imports, '\n', ...exports, '\n', ...portal, sortFields].join('');
}

/** File name to content, as they ought to stand in src/generated. */
export async function generate(): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    const files = new Map<string, string>();
    for (const service of services) {
      const contract = await bundle(service, folder);
      placeExamples(contract);
      const json = `${JSON.stringify(contract, null, 1)}\n`;
      files.set(`${service}.json`, json);
      const types = await openapiTS(json, { alphabetize: false, defaultNonNullable: false });
      files.set(`${service}.ts`, header + astToString(types));
      if (service === 'portal') files.set('sortFields.ts', header + sortFieldsModule(contract));
    }
    return files.set('index.ts', indexModule());
  } finally {
    await rm(folder, { recursive: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  for (const [name, content] of await generate()) await writeFile(join(generatedFolder, name), content);
}
