import { capitalised, withArticle } from '../naming.ts';
import type { ScreenModel, Shown } from './model.ts';

/** Returns the code that formats a field as text. */
function text({ name, kind, nullable }: Shown): string {
  const value = `row.${name}`;
  const code = {
    text: nullable ? `${value} ?? ''` : value,
    number: nullable ? `${value}?.toLocaleString('en-AU') ?? ''` : `${value}.toLocaleString('en-AU')`,
    date: nullable ? `${value} === null ? '' : formatDate(${value})` : `formatDate(${value})`,
    yesNo: `yesNo(${value})`,
  };
  return code[kind];
}

const widths = { text: 160, longText: 224, number: 96, date: 112, yesNo: 88 } as const;

function column(field: Shown, names: boolean): string {
  const parts = [
    `id: '${field.name}'`,
    `header: '${field.label}'`,
    names
      ? 'width: 200, grow: 2'
      : `width: ${Math.max(widths[field.long ? 'longText' : field.kind], 8 * field.label.length + 32)}`,
    // What is left over goes to names and texts, so that a wide screen keeps them beside each other.
    ...(!names && field.kind === 'text' ? ['grow: 1'] : []),
    ...(field.kind === 'number' ? ["align: 'end'"] : []),
    ...(field.kind === 'date' ? ['tabular: true'] : []),
    ...(field.sortable ? ['sortable: true'] : []),
    ...(field.sortable && field.kind === 'date' ? ["firstDirection: 'descending'"] : []),
    ...(names ? ['hideable: false', 'rowHeader: true'] : []),
    `text: (row) => ${text(field)}`,
  ];
  return `{ ${parts.join(', ')} }`;
}

/** Returns the import that dates need. */
function tools(fields: readonly Shown[]): string {
  return fields.some(({ kind }) => kind === 'date')
    ? "import { formatDate } from '@countersign/api-client/rules';\n"
    : '';
}

const needsYesNo = (fields: readonly Shown[]) => fields.some(({ kind }) => kind === 'yesNo');

/** Returns the import that yes and no need. */
function words(fields: readonly Shown[]): string {
  return needsYesNo(fields) ? "import { yesNo } from './yesNo.ts';\n" : '';
}

/** Writes a row's columns and details, the actions on it, and the messages. */
export function rowFiles(model: ScreenModel): Record<string, string> {
  const { noun, one, Noun, One, labels, row, named, columns, details, form } = model;
  const inList = [named, ...columns];
  const [first] = columns;
  const inDetails = [named, ...details];
  const hasEmail = form.fields.some(({ kind }) => kind === 'email');
  return {
    ...(needsYesNo([...inList, ...inDetails]) && {
      'yesNo.ts': `/** Formats a field that is true or false. */
export function yesNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}
`,
    }),
    [`${one}Columns.ts`]: `import type { Schemas } from '@countersign/api-client/contract';
${tools(inList)}import type { CompactRow } from '@countersign/ui';
import type { ListColumn } from '../../grid/listColumn.ts';
import type { ${Noun}SortField } from './${noun}Search.ts';
${words(inList)}
type ${One} = Schemas['${row}'];

/** Columns of the list of ${labels.many}. */
export const ${one}Columns: readonly ListColumn<${One}, ${Noun}SortField>[] = [
  ${inList.map((field) => column(field, field === named)).join(',\n  ')},
];

/** Renders ${withArticle(labels.one)} in the list form of narrow screens. */
export function compact${One}(row: ${One}): CompactRow {
  return { title: ${text(named)}${first === undefined ? '' : `, meta: ${text(first)}`} };
}
`,
    [`${One}Details.tsx`]: `import type { Schemas } from '@countersign/api-client/contract';
${tools(inDetails)}import { DescriptionList, DetailsPanel, DetailsSection } from '@countersign/ui';
import { DetailAbsent, DetailLoading } from '../../services/DetailStates.tsx';
import { ${noun}Messages } from './${noun}.messages.ts';
import { use${Noun} } from './${noun}Model.ts';
${words(inDetails)}
interface ${One}DetailsProps {
  readonly ${one}: Schemas['${row}'];
  readonly onClose: () => void;
}

/** Shows the details of ${withArticle(labels.one)}. */
function ${One}Details({ ${one}: row, onClose }: ${One}DetailsProps) {
  return (
    <DetailsPanel title={${text(named)}} onClose={onClose}>
      <DetailsSection>
        <DescriptionList
          stacked
          items={[
            ${details.map((field) => `{ term: '${field.label}', value: ${text(field)} }`).join(',\n            ')},
          ]}
        />
      </DetailsSection>
    </DetailsPanel>
  );
}

/** Shows the ${labels.one} of the address, or why it cannot be shown. */
export function Opened${One}() {
  const { opened, close } = use${Noun}();
  const { value, problem } = opened;
  if (value !== null) return <${One}Details ${one}={value} onClose={close} />;
  if (problem === null) return <DetailLoading onClose={close} />;
  return (
    <DetailAbsent
      problem={problem}
      missing={${noun}Messages.notFound}
      missingHint={${noun}Messages.notFoundHint}
      loadFailed={${noun}Messages.loadFailed}
      onClose={close}
    />
  );
}
`,
    [`${one}Actions.ts`]: `import { ${noun}Messages } from './${noun}.messages.ts';

/** An action on the selected ${labels.one}. */
export type ${One}Action = 'details';

/** For each action, why it is disabled; undefined if it is available. */
export type DisabledReasons = Readonly<Record<${One}Action, string | undefined>>;

function reasonToSelect(selected: number): string | undefined {
  if (selected === 0) return ${noun}Messages.selectFirst;
  return selected > 1 ? ${noun}Messages.selectOne : undefined;
}

/**
 * Returns why each action is disabled.
 *
 * @param selected Number of selected rows, loaded or not.
 */
export function disabledReasons(selected: number): DisabledReasons {
  return { details: reasonToSelect(selected) };
}
`,
    [`${noun}.messages.ts`]: `/** Messages of the ${labels.many} screen. */
export const ${noun}Messages = {
  empty: 'No ${labels.many} yet',
  emptyHint: '${capitalised(labels.many)} that you add appear here.',
  noMatches: 'No Results Found',
  noMatchesHint: 'Try another search.',
  notFound: '${capitalised(labels.one)} not found',
  notFoundHint: 'The link may be out of date.',
  loadFailed: 'The ${labels.one} couldn’t be loaded',
  loadFailedHint: 'Check your connection and try again.',
  selectFirst: 'Select ${withArticle(labels.one)} first.',
  selectOne: 'Select one ${labels.one}.',
  required: (label: string) => \`\${label} is required.\`,
${hasEmail ? "  notEmail: 'Enter an email address, such as name@example.com.',\n" : ''}  added: '${capitalised(labels.one)} added',
} as const;
`,
    [`${one}Actions.test.ts`]: `import { expect, it } from 'vitest';
import { disabledReasons } from './${one}Actions.ts';
import { ${noun}Messages } from './${noun}.messages.ts';

it.each([
  [0, ${noun}Messages.selectFirst],
  [1, undefined],
  [2, ${noun}Messages.selectOne],
])('gives the reason why details are disabled with %i selected: %s', (selected, reason) => {
  expect(disabledReasons(selected).details).toBe(reason);
});
`,
    [`${noun}Search.test.ts`]: `import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '../../routing/plainSearch.ts';
import { defaultSearch, parse${Noun}Search, sortFields } from './${noun}Search.ts';

it('uses the defaults for an empty query', () => {
  expect(parse${Noun}Search({})).toEqual(defaultSearch);
});

it('survives a round trip through the address', () => {
  const search = fc.record({
    q: fc.string({ maxLength: 200 }),
    sort: fc.constantFrom(...sortFields),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
    opened: fc.nat(),
  });
  fc.assert(
    fc.property(search, (value) => {
      expect(parse${Noun}Search(parseSearch(stringifySearch({ ...value })))).toEqual(value);
    }),
  );
});
`,
  };
}
