import { capitalised, withArticle } from '../words.ts';
import type { ScreenModel, Shown } from './model.ts';

/** The words of a field, as code. */
function text({ name, kind, nullable }: Shown): string {
  const value = `row.${name}`;
  const told = {
    text: nullable ? `${value} ?? ''` : value,
    number: nullable ? `${value}?.toLocaleString('en-AU') ?? ''` : `${value}.toLocaleString('en-AU')`,
    date: nullable ? `${value} === null ? '' : formatDate(${value})` : `formatDate(${value})`,
    yesNo: `yesNo(${value})`,
  };
  return told[kind];
}

const widths = { text: 160, longText: 224, number: 96, date: 112, yesNo: 88 } as const;

function column(field: Shown, names: boolean): string {
  const parts = [
    `id: '${field.name}'`,
    `header: '${field.label}'`,
    names
      ? 'width: 200, grow: 1'
      : `width: ${Math.max(widths[field.long ? 'longText' : field.kind], 8 * field.label.length + 32)}`,
    ...(field.kind === 'number' ? ["align: 'end'"] : []),
    ...(field.sortable ? ['sortable: true'] : []),
    ...(field.sortable && field.kind === 'date' ? ["firstDirection: 'descending'"] : []),
    ...(names ? ['hideable: false', 'rowHeader: true'] : []),
    `text: (row) => ${text(field)}`,
  ];
  return `{ ${parts.join(', ')} }`;
}

/** What is needed to tell fields of these kinds. */
function tools(fields: readonly Shown[]): string {
  return fields.some(({ kind }) => kind === 'date')
    ? "import { formatDate } from '@countersign/api-client/rules';\n"
    : '';
}

const yesNo = "(value: boolean) => (value ? 'Yes' : 'No')";

/** What is shown of a row, what is done with it, and the sentences. */
export function rowFiles(model: ScreenModel): Record<string, string> {
  const { noun, one, Noun, One, words, row, named, columns, details } = model;
  const told = [named, ...columns];
  const [first] = columns;
  const inDetails = [named, ...details];
  const asks = (fields: readonly Shown[]) => fields.some(({ kind }) => kind === 'yesNo');
  return {
    [`${one}Columns.ts`]: `import type { Schemas } from '@countersign/api-client/contract';
${tools(told)}import type { CompactRow, DataGridColumn } from '@countersign/ui';

type ${One} = Schemas['${row}'];
${asks(told) ? `\nconst yesNo = ${yesNo};\n` : ''}
/** The columns of the list of ${words.many}. */
export const ${one}Columns: readonly DataGridColumn<${One}>[] = [
  ${told.map((field) => column(field, field === named)).join(',\n  ')},
];

/** ${capitalised(withArticle(words.one))} in the list form of narrow screens. */
export function compact${One}(row: ${One}): CompactRow {
  return { title: ${text(named)}${first === undefined ? '' : `, meta: ${text(first)}`} };
}
`,
    [`${One}Details.tsx`]: `import type { Schemas } from '@countersign/api-client/contract';
${tools(inDetails)}import { DescriptionList, DetailsPanel, DetailsSection } from '@countersign/ui';

interface ${One}DetailsProps {
  readonly ${one}: Schemas['${row}'];
  readonly onClose: () => void;
}
${asks(inDetails) ? `\nconst yesNo = ${yesNo};\n` : ''}
/** What is known of one ${words.one}. */
export function ${One}Details({ ${one}: row, onClose }: ${One}DetailsProps) {
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
`,
    [`${one}Actions.ts`]: `import { ${noun}Messages } from './${noun}.messages.ts';

/** What staff can do with the selected ${words.one}. */
export type ${One}Action = 'details';

/** For each action the sentence that refuses it; undefined where it may be taken. */
export type DisabledReasons = Readonly<Record<${One}Action, string | undefined>>;

function reasonToSelect(selected: number): string | undefined {
  if (selected === 0) return ${noun}Messages.selectFirst;
  return selected > 1 ? ${noun}Messages.selectOne : undefined;
}

/**
 * Why each action is refused now.
 *
 * @param selected How many are selected, loaded or not.
 */
export function disabledReasons(selected: number): DisabledReasons {
  return { details: reasonToSelect(selected) };
}
`,
    [`${noun}.messages.ts`]: `/** Sentences of the ${words.many} screen. */
export const ${noun}Messages = {
  empty: 'No ${words.many} yet',
  emptyHint: '${capitalised(words.many)} that you add stand here.',
  noMatches: 'No Results Found',
  noMatchesHint: 'Try other words.',
  selectFirst: 'Choose ${withArticle(words.one)} first.',
  selectOne: 'Choose one ${words.one} for this.',
  required: (label: string) => \`\${label} is required.\`,
  added: '${capitalised(words.one)} added',
} as const;
`,
    [`${one}Actions.test.ts`]: `import { expect, it } from 'vitest';
import { disabledReasons } from './${one}Actions.ts';
import { ${noun}Messages } from './${noun}.messages.ts';

it.each([
  [0, ${noun}Messages.selectFirst],
  [1, undefined],
  [2, ${noun}Messages.selectOne],
])('with %i selected says why the details cannot be opened: %s', (selected, reason) => {
  expect(disabledReasons(selected).details).toBe(reason);
});
`,
    [`${noun}Search.test.ts`]: `import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '../../routing/plainSearch.ts';
import { defaultSearch, parse${Noun}Search, sortFields } from './${noun}Search.ts';

it('need not say what is as usual', () => {
  expect(parse${Noun}Search({})).toEqual(defaultSearch);
});

it('comes back from the address as it went in', () => {
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
