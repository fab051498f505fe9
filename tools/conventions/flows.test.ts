import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { flowsIn, offencesOf } from './flows.ts';
import { isStoryOrTest, sources, type Source } from './sources.ts';

const example = (union: string): Source => ({
  file: 'flow/Pay.tsx',
  text: `
    interface Open { readonly status: 'open'; readonly sum: number }
    ${union}
    export type PayEvent = { type: 'paid' } | { type: 'opened' };
    export type PayMethod = 'card' | 'cash';`,
});
const union = `type PayState = Open | { readonly status: 'paying' } | { readonly status: 'paid' };`;
const shows = (file: string, ...names: readonly string[]): Source => ({
  file,
  text: `const meta = { title: 'Flow/Pay' }; ${names.map((name) => `export const ${name} = {};`).join(' ')}`,
});
/** Unions of data: any number of their members may be on a screen at once, or none is ever shown. */
const data: ReadonlyMap<string, string> = new Map([
  ['TabMessage', 'what one tab says to the others'],
  ['SigningEntry', 'an address; what its page shows is in AccountState and StaffState'],
  ['WantedField', 'what a search looks for'],
  ['Zoom', 'a setting, which the page shows in any state'],
  ['HistoryRow', 'a row of a list'],
  ['Precheck', 'an entry of a list'],
  ['StepMark', 'what an entry of a list shows'],
  ['MenuButton.opened', 'which item has focus when the menu opens'],
]);

/** The enums that are properties of the contract's schemas: `SigningPage.Stage`. */
function contractEnums(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    sources('openapi/schemas/*.yaml').flatMap(({ file, text }) => {
      const properties: unknown = parse(text)?.properties;
      return Object.entries(Object(properties)).flatMap(([property, schema]) => {
        const words: unknown = Object(schema).enum;
        return Array.isArray(words)
          ? [[`${path.basename(file, '.yaml')}.${property}`, words.map(String)]]
          : [];
      });
    }),
  );
}

const wrong = (flow: Source, ...stories: readonly Source[]) =>
  flowsIn([flow]).flatMap((each) => offencesOf(each, stories));

describe('every member of a flow has a story that is named as it is', () => {
  it('is broken by a member that no story shows, or one with a longer name', () => {
    const flow = example(union);
    expect(flowsIn([flow]).map(({ type, members }) => [type, ...members])).toEqual([
      ['PayState', 'open', 'paying', 'paid'],
    ]);
    expect(wrong(flow, shows('flow/Pay.stories.tsx', 'OpenAtFirst', 'Paid'))).toEqual([
      'PayState: no story Open',
      'PayState: no story Paying',
    ]);
    expect(wrong(flow, shows('other/Pay.stories.tsx', 'Open', 'Paying', 'Paid'))).toHaveLength(3);
  });

  it('is broken by a story of that name that sets another member', () => {
    const flow = example(union);
    const text = (paid: string) => `const meta = { title: 'Flow/Pay' };
      export const Open = { args: { state: { status: 'open', sum: 3 } } };
      export const Paying = { play: async () => pay() };
      export const Paid = { args: { state: { status: '${paid}' } } };`;
    expect(wrong(flow, { file: 'flow/Pay.stories.tsx', text: text('paying') })).toEqual([
      'PayState: the story Paid sets another member',
    ]);
    expect(wrong(flow, { file: 'flow/Pay.stories.tsx', text: text('paid') })).toEqual([]);
  });

  it.each([
    [`type Pay = { kind: 'cash' } | { kind: 'card' };`],
    [`type Pay = { phase: 'cash' } | { phase: 'card' } | null;`],
    [`type Other = { kind: 'card' }; type Pay = { kind: 'cash' } | Other;`],
    [`type Other = { kind: 'cash' } | { kind: 'card' }; type Pay = Other & { sum: number } | undefined`],
  ])('is broken whatever tells the members apart: %s', (text) => {
    expect(flowsIn([{ file: 'a.ts', text }]).at(-1)).toMatchObject({
      type: 'Pay',
      members: ['cash', 'card'],
    });
  });

  it('is broken by a member that another file declares', () => {
    const text = `import type { Card as Other } from './card.ts'; type Pay = { kind: 'cash' } | Other;`;
    const card = { file: 'pay/card.ts', text: `export interface Card { readonly kind: 'card' }` };
    expect(flowsIn([{ file: 'pay/Pay.tsx', text }, card])).toMatchObject([{ members: ['cash', 'card'] }]);
  });

  it('is broken by a stage of the contract', () => {
    const source = { file: 'a.ts', text: `type Page = Schemas['Page']; type Stage = Page['Stage'];` };
    const flows = flowsIn([source], new Map([['Page.Stage', ['read', 'signed']]]));
    expect(flows).toMatchObject([{ type: 'Stage', by: ['Stage'], members: ['read', 'signed'] }]);
  });

  it('is broken by a dialog without one', () => {
    const modal = example(`export type PayModal = { kind: 'none' } | { kind: 'receipt' | 'refund' };`);
    expect(wrong(modal, shows('flow/Pay.stories.tsx', 'None', 'Refund'))).toEqual([
      'PayModal: no story Receipt',
    ]);
  });

  it('is broken by a dialog without one whose name is a bare word', () => {
    const modal = example(
      `export type PayModal = 'none' | 'receipt'; export type PayMethod = 'card' | 'cash';`,
    );
    expect(wrong(modal, shows('flow/Pay.stories.tsx', 'None'))).toEqual(['PayModal: no story Receipt']);
  });

  it('is broken by a union that a state of a component spells out', () => {
    const panel = (tags: string) => ({
      file: 'flow/Panel.tsx',
      text: `function Panel() {
        ${tags}
        const [state, setState] = useState<'idle' | 'copied' | null>('idle');
        const [step, setStep] = useState<{ kind: 'ask' } | { kind: 'done' } | null>(null);
        const [id, setId] = useState<string | null>(null);
      }`,
    });
    expect(flowsIn([panel('')])).toMatchObject([
      { type: 'Panel.state', members: ['idle', 'copied'] },
      { type: 'Panel.step', members: ['ask', 'done'] },
    ]);
    const stories = shows('flow/Panel.stories.tsx', 'ToCopy', 'Copied', 'Ask', 'Done');
    expect(wrong(panel(''), stories)).toEqual(['Panel.state: no story Idle']);
    expect(wrong(panel('/** @story idle ToCopy */'), stories)).toEqual([]);
  });

  it('is kept by stories elsewhere or of other names, where the flow says so', () => {
    const flow = example(`/**
      * Paying.
      * @stories ../other/Pay
      * @story open AtFirst
      */ ${union}`);
    expect(wrong(flow, shows('other/Pay.stories.tsx', 'AtFirst', 'Paying', 'Paid'))).toEqual([]);
    expect(wrong(flow, shows('other/Pay.stories.tsx', 'Paying', 'Paid'))).toEqual([
      'PayState: no story AtFirst',
    ]);
  });

  it('is broken by a name for a member that is gone, or that has its story', () => {
    const flow = example(`/** @story gone Left
      * @story open AtFirst */ ${union}`);
    expect(wrong(flow, shows('flow/Pay.stories.tsx', 'AtFirst', 'Open', 'Paying', 'Paid', 'Left'))).toEqual([
      'PayState: needless @story gone',
      'PayState: needless @story open',
    ]);
  });

  it('holds', () => {
    const stories = sources('packages/{portal,sites,ui}/src/**/*.stories.tsx');
    const files = sources(
      'packages/{portal,sites,ui}/src/**/*.{ts,tsx}',
      'packages/api-client/src/rules/*.ts',
    );
    const flows = flowsIn(
      files.filter(({ file }) => !isStoryOrTest(file)),
      contractEnums(),
    );
    expect(flows.map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        'SignDocumentState',
        'DocumentModal',
        'AccountState',
        'SigningStage',
        'Shell.opened',
        ...data.keys(),
      ]),
    );
    expect(flows.filter(({ type }) => !data.has(type)).flatMap((flow) => offencesOf(flow, stories))).toEqual(
      [],
    );
  });
});
