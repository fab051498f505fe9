import { clientCallOf, fixturesOf, type ClientCall } from '../clientCalls.ts';
import {
  isNullable,
  lastStep,
  LONGEST_TEXT,
  operations,
  schemaOf,
  typeOf,
  type Operation,
  type Schema,
} from '../contract.ts';
import { GeneratorError } from '../errors.ts';
import { asLabel, capitalised, singular, uncapitalised } from '../naming.ts';
import { creationOf, type Form } from './form.ts';

/** A visible field of a row. */
export interface Shown {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'date' | 'yesNo' | 'number';
  readonly nullable: boolean;
  readonly sortable: boolean;
  /** Needs a wider column than a name. */
  readonly long: boolean;
}

/** The model from which a screen's files are generated. */
export interface ScreenModel {
  /** Folder: `ownerFirms`; singular: `ownerFirm`; in type names: `OwnerFirms`, `OwnerFirm`. */
  readonly noun: string;
  readonly one: string;
  readonly Noun: string;
  readonly One: string;
  /** Address: `/owner/firms/list`. */
  readonly path: string;
  /** In the UI: `firms`, `firm`. */
  readonly labels: { readonly many: string; readonly one: string };
  readonly list: Operation;
  readonly listCall: ClientCall;
  /** The operation that returns one row by its id, and the client function that calls it. */
  readonly detail: Operation;
  readonly detailCall: ClientCall;
  /** The schema of a row, and its fixture builders. */
  readonly row: string;
  readonly fixtures: { readonly one: string; readonly many: string };
  /** The column that names a row, and the others. */
  readonly named: Shown;
  readonly columns: readonly Shown[];
  /** The column by which the list is sorted at first. */
  readonly usual: Shown;
  /** Fields in the details besides the row's name; the name if there are no others. */
  readonly details: readonly Shown[];
  readonly needs: 'administrator' | 'owner' | null;
  readonly form: Form;
}

/** Most columns that a new screen starts with; its developer selects the final ones. */
const MOST_COLUMNS = 6;
/** Longest name, in characters; postal addresses are longer. */
const LONGEST_NAME = 100;

/** Finds a noun's list by its longest ending: `employees` → `listEmployees`, `ownerFirms` → `listFirms`. */
function listOf(noun: string): Operation {
  const words = capitalised(noun).match(/[A-Z][a-z]*/g) ?? [];
  const ids = words.map((_word, from) => `list${words.slice(from).join('')}`);
  const found = ids.flatMap((id) => operations.find((operation) => operation.id === id) ?? [])[0];
  if (found === undefined) throw new GeneratorError(`The contract has no operation ${ids[0] ?? noun}.`);
  return found;
}

function kindOf(schema: Schema): Shown['kind'] | null {
  switch (typeOf(schema)) {
    case 'string':
      return schema.format === 'date-time' ? 'date' : 'text';
    case 'boolean':
      return 'yesNo';
    case 'integer':
    case 'number':
      return 'number';
    default:
      return null;
  }
}

/** Returns the fields of a row that are meaningful to users: no ids, no tokens, no long texts. */
function shownFields(row: string, sortFields: readonly string[]): Shown[] {
  return Object.entries(schemaOf(row).properties ?? {}).flatMap(([name, schema]) => {
    const kind = schema.$ref === undefined ? kindOf(schema) : null;
    const hidden = /(^Id|Id|Guid|Token)$/.test(name) || (schema.maxLength ?? 0) > LONGEST_TEXT;
    if (kind === null || hidden) return [];
    const long = kind === 'text' && (schema.maxLength ?? 0) > LONGEST_NAME;
    const sortable = sortFields.includes(name);
    return [{ name, label: asLabel(name), kind, nullable: isNullable(schema), sortable, long }];
  });
}

/** Finds the operation that returns one row of a list by its id. */
function detailOf(list: Operation, row: string): Operation {
  const found = operations.find(
    ({ verb, tag, path, reply }) =>
      verb === 'get' && tag === list.tag && reply === row && /^[^{]*\{id\}$/.test(path),
  );
  if (found === undefined)
    throw new GeneratorError(
      `The contract has no operation that returns one ${row}. Write its screen by hand.`,
    );
  return found;
}

const pagedBy = ['searchTerm', 'pageNumber', 'itemsPerPage', 'sortField', 'sortDirection'];

export function screenModel(noun: string, path: string): ScreenModel {
  const list = listOf(noun);
  const items = list.reply === null ? undefined : schemaOf(list.reply).properties?.['Items']?.items?.$ref;
  if (items === undefined || list.path.includes('{') || !pagedBy.every((name) => list.query.includes(name))) {
    throw new GeneratorError(
      `${list.id} is not a paged list with search and sorting. Write its screen by hand.`,
    );
  }
  const row = lastStep(items);
  const fixtures = fixturesOf(row);
  if (fixtures === null) {
    throw new GeneratorError(
      `${row} has no fixtures. Generate them first: npm run generate resource ${list.tag}`,
    );
  }
  const fields = shownFields(row, list.sortFields);
  const sorted = list.sortFields.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  const columns = [...sorted, ...fields.filter((field) => !sorted.includes(field))].slice(0, MOST_COLUMNS);
  const named = columns.find(({ kind, nullable }) => kind === 'text' && !nullable);
  if (named === undefined)
    throw new GeneratorError(`No field of ${row} names the row. Write its screen by hand.`);
  const usualField = list.sortFields.includes(named.name) ? named.name : list.sortFields[0];
  const usual = columns.find(({ name }) => name === usualField);
  if (usual === undefined)
    throw new GeneratorError(`No column of ${row} shows the usual order. Write its screen by hand.`);
  const detail = detailOf(list, row);
  const form = creationOf(list);
  if (form.operation.reply !== row) {
    throw new GeneratorError(
      `${form.operation.id} does not return the ${row} that it adds. Write its screen by hand.`,
    );
  }
  const many = uncapitalised(list.id.slice('list'.length));
  const one = singular(noun);
  return {
    noun,
    one,
    path,
    Noun: capitalised(noun),
    One: capitalised(one),
    labels: { many: asLabel(many).toLowerCase(), one: asLabel(singular(many)).toLowerCase() },
    list,
    listCall: clientCallOf(list.verb, list.path),
    detail,
    detailCall: clientCallOf(detail.verb, detail.path),
    row,
    fixtures,
    named,
    usual,
    columns: columns.filter((column) => column !== named),
    details: fields.length === 1 ? fields : fields.filter((field) => field !== named),
    needs: list.roles.includes('Employee')
      ? null
      : list.roles.includes('Administrator')
        ? 'administrator'
        : 'owner',
    form,
  };
}
