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
import { asLabel, capitalised, singular, uncapitalised } from '../words.ts';
import { creationOf, type Form } from './form.ts';

/** A field of a row that is shown. */
export interface Shown {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'date' | 'yesNo' | 'number';
  readonly nullable: boolean;
  readonly sortable: boolean;
  /** Wants more room than a name. */
  readonly long: boolean;
}

/** Everything that a screen's files are made of. */
export interface ScreenModel {
  /** The folder and the address: `ownerFirms`; of one: `ownerFirm`; in names: `OwnerFirms`, `OwnerFirm`. */
  readonly noun: string;
  readonly one: string;
  readonly Noun: string;
  readonly One: string;
  /** As people say it: `firms`, `firm`. */
  readonly words: { readonly many: string; readonly one: string };
  readonly list: Operation;
  readonly listCall: ClientCall;
  /** The schema of a row, and the fixtures that make one and many. */
  readonly row: string;
  readonly fixtures: { readonly one: string; readonly many: string };
  /** The column that names a row, and the others. */
  readonly named: Shown;
  readonly columns: readonly Shown[];
  /** What the details tell beyond the row's name; that alone where there is nothing else. */
  readonly details: readonly Shown[];
  readonly needs: 'administrator' | 'owner' | null;
  readonly form: Form;
}

/** At most so many columns at first; whoever goes on with the screen chooses them. */
const MOST_COLUMNS = 6;
/** Names are no longer than this, in characters; addresses are. */
const LONGEST_NAME = 100;

/** The list of a noun: `employees` → `listEmployees`; of its last words where that is none: `ownerFirms` → `listFirms`. */
function listOf(noun: string): Operation {
  const words = capitalised(noun).match(/[A-Z][a-z]*/g) ?? [];
  const ids = words.map((_word, from) => `list${words.slice(from).join('')}`);
  const found = ids.flatMap((id) => operations.find((operation) => operation.id === id) ?? [])[0];
  if (found === undefined) throw new Error(`The contract has no operation ${ids[0] ?? noun}.`);
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

/** The fields of a row that say something to people: no ids, no secrets' marks, no long texts. */
function shownFields(row: string, sortFields: readonly string[]): Shown[] {
  return Object.entries(schemaOf(row).properties ?? {}).flatMap(([name, schema]) => {
    const kind = schema.$ref === undefined ? kindOf(schema) : null;
    const silent = /(^Id|Id|Guid|Token)$/.test(name) || (schema.maxLength ?? 0) > LONGEST_TEXT;
    if (kind === null || silent) return [];
    const long = kind === 'text' && (schema.maxLength ?? 0) > LONGEST_NAME;
    const sortable = sortFields.includes(name);
    return [{ name, label: asLabel(name), kind, nullable: isNullable(schema), sortable, long }];
  });
}

const pagedBy = ['searchTerm', 'pageNumber', 'itemsPerPage', 'sortField', 'sortDirection'];

export function screenModel(noun: string): ScreenModel {
  const list = listOf(noun);
  const items = list.reply === null ? undefined : schemaOf(list.reply).properties?.['Items']?.items?.$ref;
  if (items === undefined || list.path.includes('{') || !pagedBy.every((name) => list.query.includes(name))) {
    throw new Error(`${list.id} is no list of pages that is searched and sorted. Write its screen by hand.`);
  }
  const row = lastStep(items);
  const fixtures = fixturesOf(row);
  if (fixtures === null) {
    throw new Error(`${row} has no fixtures. Make them first: npm run generate resource ${list.tag}`);
  }
  const fields = shownFields(row, list.sortFields);
  const sorted = list.sortFields.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  const columns = [...sorted, ...fields.filter((field) => !sorted.includes(field))].slice(0, MOST_COLUMNS);
  const named = columns.find(({ kind, nullable }) => kind === 'text' && !nullable);
  if (named === undefined) throw new Error(`No field of ${row} names its row. Write its screen by hand.`);
  const form = creationOf(list);
  if (form.operation.reply !== row) {
    throw new Error(
      `${form.operation.id} does not answer the ${row} that it adds. Write its screen by hand.`,
    );
  }
  const many = uncapitalised(list.id.slice('list'.length));
  const one = singular(noun);
  return {
    noun,
    one,
    Noun: capitalised(noun),
    One: capitalised(one),
    words: { many: asLabel(many).toLowerCase(), one: asLabel(singular(many)).toLowerCase() },
    list,
    listCall: clientCallOf(list.verb, list.path),
    row,
    fixtures,
    named,
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
