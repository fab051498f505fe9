/** `npm run generate …`: the first version of a component, a screen or a resource, and the contract's types. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { componentFiles } from './generate/component.ts';
import { resourceFiles } from './generate/resource.ts';
import { screenFiles, withFeature } from './generate/screen.ts';
import { root, run } from './run/process.ts';

const usage = `npm run generate contract             types and bundled documents out of openapi/
npm run generate component DateField   packages/ui/src/components/DateField
npm run generate screen clients        packages/portal/src/features/clients
npm run generate resource clients      openapi/paths, api-client/src/resources, server/src/routes`;

const [kind, name] = process.argv.slice(2);

/** Writes files that do not exist yet; an existing one is never touched. */
function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, file);
    if (existsSync(target)) {
      console.log(`kept     ${file}`);
      continue;
    }
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    console.log(`written  ${file}`);
  }
}

if (kind === 'contract') {
  const outcome = await run(process.execPath, [path.join(root, 'packages/api-client/generate.ts')], {
    live: true,
  });
  process.exitCode = outcome.code;
} else if (kind === 'component' && name && /^[A-Z][A-Za-z]+$/.test(name)) {
  write(componentFiles(name));
} else if (kind === 'screen' && name && /^[a-z][a-zA-Z]+$/.test(name)) {
  write(screenFiles(name));
  const routes = path.join(root, 'packages/portal/src/app/routes.tsx');
  writeFileSync(routes, withFeature(readFileSync(routes, 'utf8'), name));
  console.log('listed   packages/portal/src/app/routes.tsx');
} else if (kind === 'resource' && name && /^[a-z][a-zA-Z]+$/.test(name)) {
  write(resourceFiles(name));
} else {
  console.error(usage);
  process.exitCode = 2;
}
