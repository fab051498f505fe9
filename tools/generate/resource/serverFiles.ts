import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../../run/process.ts';
import { schemaOf, typeOf, type Operation } from '../contract.ts';
import { GeneratorError } from '../errors.ts';
import { asLabel, capitalised, singular } from '../naming.ts';

/** `EnforceAccountMFA` → `enforce_account_mfa`. */
function columnOf(field: string): string {
  const words = field.match(/[A-Z]{2,}(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [field];
  return words.map((word) => word.toLowerCase()).join('_');
}

const schemaFile = path.join(root, 'packages/server/src/store/schema.ts');

function parsed(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** Returns the fields of an interface of a file; null if it has none of that name. */
function fieldsIn(source: ts.SourceFile, name: string): readonly ts.TypeElement[] | null {
  const found = source.statements.filter(ts.isInterfaceDeclaration).find((each) => each.name.text === name);
  return found?.members ?? null;
}

/** Returns the file that a module imports whole, `import type * as jobs from './schemaJobs.ts'`, by the name it has there. */
function namespaceFile(source: ts.SourceFile, name: string): ts.SourceFile {
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const bindings = statement.importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamespaceImport(bindings) || bindings.name.text !== name) continue;
    if (!ts.isStringLiteral(statement.moduleSpecifier)) continue;
    return parsed(path.join(path.dirname(source.fileName), statement.moduleSpecifier.text));
  }
  throw new GeneratorError(`${source.fileName} imports no ${name}.`);
}

/** Returns the columns of a store table; null if there is no such table. */
function columnsOf(table: string): readonly string[] | null {
  const source = parsed(schemaFile);
  const entry = fieldsIn(source, 'Schema')?.find((member) => member.name?.getText() === table);
  if (entry === undefined || !ts.isPropertySignature(entry) || entry.type === undefined) return null;
  const steps = entry.type.getText().split('.');
  const name = steps.at(-1) ?? '';
  const [namespace] = steps.length > 1 ? steps : [];
  const fields = fieldsIn(namespace === undefined ? source : namespaceFile(source, namespace), name);
  if (fields === null) throw new GeneratorError(`The columns of the table ${table} are no interface.`);
  return fields.map((member) => member.name?.getText() ?? '');
}

/** The store's table for the rows of a list: `saved_views` for `listSavedViews`. */
function tableOf(list: Operation): string {
  return columnOf(list.tag);
}

/** The first sort field that is a text, which a search can look into; undefined where there is none. */
function searchedField(list: Operation, row: string): string | undefined {
  const properties = schemaOf(row).properties ?? {};
  return list.sortFields.find((field) => {
    const schema = properties[field];
    return schema !== undefined && typeOf(schema) === 'string' && schema.format === undefined;
  });
}

/** Why a list gets no handler, and what to do; null where the store's table of that name has each field of a row. */
export function handlerObstacle(list: Operation, row: string): string | null {
  const table = tableOf(list);
  const columns = columnsOf(table);
  const needed = Object.keys(schemaOf(row).properties ?? {}).map(columnOf);
  const missing = needed.filter((column) => columns?.includes(column) !== true);
  if (missing.length === 0) return null;
  const found =
    columns === null
      ? `the store has no table ${table}`
      : `the table ${table} has no column ${missing.join(', ')}`;
  return `No handler was written for ${list.id}: ${found}. Until it has one, it returns 501. Add ${columns === null ? 'the table' : 'the columns'} in a migration and in packages/server/src/store/ and run this command again, or write packages/server/src/routes/${list.tag}.ts by hand and list it in routes/index.ts.`;
}

/**
 * The handler of a list, and the reading of the store's table of that name behind it. None where the table has not
 * every field of a row.
 *
 * @throws Error where the table belongs to no firm, and others than the product's owner may call the list.
 */
export function handlerFiles(list: Operation, row: string): Record<string, string> {
  const noun = list.tag;
  const table = tableOf(list);
  const columns = columnsOf(table);
  const fields = Object.keys(schemaOf(row).properties ?? {});
  if (columns === null || handlerObstacle(list, row) !== null) return {};
  const ofFirm = columns.includes('firm_id');
  if (!ofFirm && list.roles.join() !== 'Owner')
    throw new GeneratorError(
      `The table ${table} has no column firm_id, so ${list.id} would list the rows of every firm to ${list.roles.join(', ')}. Write its handler by hand, or let only Owner call it.`,
    );
  const conditions = [
    ...(ofFirm ? [".where('firm_id', '=', firmId)"] : []),
    ...(columns.includes('deleted_at') ? [".where('deleted_at', 'is', null)"] : []),
  ].join('\n    ');
  const [usual = 'Id'] = list.sortFields;
  const searched = searchedField(list, row);
  const search =
    searched === undefined
      ? ''
      : `
    .$if(request.searchTerm !== '', (query) =>
      query.where(sql\`lower(${columnOf(searched)})\`, 'like', likePattern(request.searchTerm)),
    )`;
  const Noun = capitalised(noun);
  return {
    [`packages/server/src/domain/${noun}.ts`]: `${searched === undefined ? '' : "import { sql } from 'kysely';\n"}import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../app.ts';
${searched === undefined ? '' : "import { likePattern } from '../store/like.ts';\n"}
/** Column of each sort field of the contract. */
const sortColumns = { ${list.sortFields.map((field) => `${field}: '${columnOf(field)}'`).join(', ')} } as const;

interface ${Noun}Request {
${searched === undefined ? '' : '  searchTerm: string;\n'}  sortField: keyof typeof sortColumns;
  ascending: boolean;
  offset: number;
  limit: number;
}

/** Returns the requested page of the ${ofFirm ? "firm's " : ''}${asLabel(noun).toLowerCase()}. */
export async function ${list.id}(
  db: Database,
  ${ofFirm ? 'firmId: number,\n  ' : ''}request: ${Noun}Request,
): Promise<Schemas['${list.reply ?? ''}']> {
  const matching = db
    .selectFrom('${table}')
    ${conditions}${search};
  const { total } = await matching
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const direction = request.ascending ? 'asc' : 'desc';
  const rows = await matching
    .select([${fields.map((field) => `'${columnOf(field)}'`).join(', ')}])
    .orderBy(sortColumns[request.sortField], direction)
    .orderBy('id', direction)
    .limit(request.limit)
    .offset(request.offset)
    .execute();
  return {
    Items: rows.map((row) => ({ ${fields.map((field) => `${field}: row.${columnOf(field)}`).join(', ')} })),
    TotalItems: total,
  };
}
`,
    [`packages/server/src/routes/${noun}.ts`]: `import type { Handlers } from '../contract.ts';
import { ${list.id} } from '../domain/${noun}.ts';
import { pageOf } from './paging.ts';

export const ${singular(noun)}Handlers: Handlers<'${list.id}'> = {
  ${list.id}: ({ query }, { tx${ofFirm ? ', caller' : ''} }) =>
    ${list.id}(tx, ${ofFirm ? 'caller.firmId, ' : ''}{
      ...pageOf(query),
      sortField: query.sortField ?? '${usual}',
      ascending: query.sortDirection !== 'desc',
    }),
};
`,
  };
}

/** Adds the resource's handlers to those that the server binds. */
export function withHandlers(index: string, noun: string): string {
  const handlers = `${singular(noun)}Handlers`;
  if (index.includes(handlers)) return index;
  return index
    .replace(/((?:import \{ \w+ \} from '\.\/[^\n]+\n)+)/, `$1import { ${handlers} } from './${noun}.ts';\n`)
    .replace(/\n {2}\};\n/, `\n    ...${handlers},\n  };\n`);
}

/** Adds the list to the calls that must succeed. */
export function withCall(calls: string, list: Operation): string {
  if (calls.includes(`  ${list.id}:`)) return calls;
  return calls.replace(
    /^(export const lists: Record<string, GoodCall> = \{\n)/m,
    `$1  ${list.id}: ({ call }) => call('${list.path}?pageNumber=1&itemsPerPage=10'),\n`,
  );
}

/** Writes the test of the list's roles and response: its rows, or 501 if it has no handler. */
export function serverTest(list: Operation, row: string, built: boolean): string {
  const [role = ''] = list.roles;
  const other = ['Employee', 'Administrator', 'Owner'].find((each) => !list.roles.includes(each));
  const denied =
    other === undefined
      ? ''
      : `
  it('is denied to other roles', async () => {
    const answer = await portal.call({ ...caller, roles: ['${other}'] }, '${list.path}');
    expect(answer).toMatchObject({ status: 403, body: { type: problemType('roleDenied') } });
  });
`;
  const searches =
    searchedField(list, row) === undefined
      ? ''
      : `

  it('returns no rows when none match the search', async () => {
    const answer = await portal.call(caller, '${list.path}?searchTerm=zebra');
    expect(answer.body).toEqual({ Items: [], TotalItems: 0 });
  });`;
  const answers = built
    ? `it('returns its rows in the requested order', async () => {
    const up = await portal.call(caller, '${list.path}?sortDirection=asc');
    const down = await portal.call(caller, '${list.path}?sortDirection=desc');
    expect([up.status, down.status]).toEqual([200, 200]);
    const rows: readonly unknown[] = Object(up.body).Items;
    expect(down.body).toEqual({ Items: rows.toReversed(), TotalItems: rows.length });
  });${searches}`
    : `it('returns 501 until it has a handler', async () => {
    const answer = await portal.call(caller, '${list.path}');
    expect(answer).toMatchObject({ status: 501, body: { type: problemType('notBuilt') } });
  });`;
  return `import { problemType } from '@countersign/api-client/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../domain/caller.ts';
import { aFirm, fakeCaller, startTestApp, startTestPortal, type TestApp, type TestPortal } from '../testing/index.ts';

let app: TestApp;
let portal: TestPortal;
let caller: Caller;
beforeAll(async () => {
  app = await startTestApp();
  portal = await startTestPortal(app);
  caller = await fakeCaller(app, await aFirm(app), ['${role}']);
});
afterAll(async () => {
  await portal.close();
  await app.close();
});

describe('the list of ${asLabel(list.tag).toLowerCase()}', () => {
  ${answers}
${denied}});
`;
}
