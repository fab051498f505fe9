import { asLabel, capitalised, singular, withArticle } from '../naming.ts';

/** Writes the client's queries and mutations for a resource that `contractFiles` wrote. */
export function resourceFile(noun: string): Record<string, string> {
  const one = singular(noun);
  const One = capitalised(one);
  return {
    [`packages/api-client/src/resources/${noun}.ts`]: `import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap } from '../http.ts';
import { newKeys, type KeptKeys } from '../http/keptKeys.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';
import type { ${One}Page } from './keys.ts';

export const ${one}Queries = {
  list: (client: PortalClient, page: ${One}Page) =>
    queryOptions({
      queryKey: keys.${noun}.list(page),
      queryFn: ({ signal }) => unwrap(client.GET('/${noun}/', { params: { query: page }, signal })),
      placeholderData: keepPreviousData,
    }),
};

export const ${one}Mutations = {
  create: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (body: Schemas['New${One}']) =>
        kept.send('new ${asLabel(one).toLowerCase()}', body, (header) =>
          unwrap(client.POST('/${noun}/', { params: { header }, body })),
        ),
      meta: { invalidates: [keys.${noun}.all] },
    }),
};
`,
  };
}

/** Adds the resource's query keys. */
export function withKeys(keys: string, noun: string): string {
  const One = capitalised(singular(noun));
  if (keys.includes(`export type ${One}Page `)) return keys;
  const entry = `  ${noun}: { all: ['${noun}'], list: (page: ${One}Page) => ['${noun}', 'list', page] },\n`;
  return keys
    .replace(
      '\n/** Every query key',
      `export type ${One}Page = Query<'list${capitalised(noun)}'>;\n\n/** Every query key`,
    )
    .replace('\n} as const;', `\n${entry}} as const;`);
}

/** Adds a module to an index sorted by name. */
export function withModule(index: string, name: string): string {
  const lines = index.trimEnd().split('\n');
  return `${[...new Set([...lines, `export * from './${name}.ts';`])].sort().join('\n')}\n`;
}

/** Writes fixture builders from the contract's examples, and the answers that stories use. */
export function fixtureFiles(
  noun: string,
  schema: string,
  listPath: string,
  example: Readonly<Record<string, unknown>>,
  varied: string | null,
): Record<string, string> {
  const one = singular(noun);
  const builder = withArticle(capitalised(one)).replace(' ', '');
  const name =
    varied === null
      ? ''
      : `${varied}: index === 0 ? example.${varied} : \`\${example.${varied}} \${index + 1}\`,`;
  return {
    [`packages/api-client/src/fixtures/${noun}.ts`]: `import type { Schemas } from '../generated/index.ts';
import { series } from './names.ts';

const example: Schemas['${schema}'] = ${JSON.stringify(example)};

/** Builds a row; index 0 is the contract's example. */
export function ${builder}(overrides: Partial<Schemas['${schema}']> = {}, index = 0): Schemas['${schema}'] {
  return { ...example, Id: example.Id + index, ${name} ...overrides };
}

export function ${noun}(length: number): Schemas['${schema}'][] {
  return series(length, (index) => ${builder}({}, index));
}
`,
    [`packages/api-client/src/fixtures/${noun}.answers.ts`]: `import type { HttpHandler } from 'msw';
import { ${noun} } from './${noun}.ts';
import { aListReply } from './problems.ts';
import { portal } from './services.answers.ts';

export const usual${capitalised(one)}Answers: readonly HttpHandler[] = [
  portal.get('${listPath}', ({ query, response }) => response(200).json(aListReply(${noun}(24), query))),
];
`,
  };
}

/** Adds the resource's usual answers to those of stories. */
export function withAnswers(answers: string, noun: string): string {
  const usual = `usual${capitalised(singular(noun))}Answers`;
  if (answers.includes(usual)) return answers;
  return answers
    .replace(/((?:import \{ usual[^\n]+\n)+)/, `$1import { ${usual} } from './${noun}.answers.ts';\n`)
    .replace(/((?: {2}\.\.\.usual\w+,\n)+)/, `$1  ...${usual},\n`);
}
