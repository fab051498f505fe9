import { describe, expect, it } from 'vitest';
import { createOrigins } from '../coverage/origins.ts';
import { createProofs, reaches } from '../coverage/proofs.ts';
import { catalogues, sentencesIn, type Sentence } from '../coverage/sentences.ts';
import { isStoryOrTest, sources, withoutEnding, type Source } from './sources.ts';

/** A catalogue's own test proves what its functions make; of a fixed sentence it only says again what it is. */
function proves(proof: string, { file, fixed }: Sentence): boolean {
  return !fixed || withoutEnding(proof) !== `${withoutEnding(file)}.test`;
}

/** The sentences of catalogues that no proof reaches. */
function unreached(
  catalogue: readonly Source[],
  proofs: readonly Source[],
  origins = createOrigins(),
): string[] {
  const proofOf = createProofs(catalogue, origins);
  const read = proofs.map(proofOf);
  return catalogue
    .flatMap(sentencesIn)
    .filter((sentence) => {
      const proofs = read.filter(({ file }) => proves(file, sentence));
      return !reaches(proofs, sentence);
    })
    .map(({ file, path, text }) => `${file}: ${path}: ${text}`);
}

describe('the catalogues hold no sentence that no story and no test reaches', () => {
  const catalogue: Source = {
    file: 'packages/a/pay.messages.ts',
    text: `
      import { shared as common } from './index.ts';
      export const payMessages = { done: 'Paid', title: { late: (n: number) => \`\${n} days late\` }, no: common.no } as const;
      export function sumText(sum: number): string { return sum === 0 ? 'Nothing due' : \`\${sum} due\`; }`,
  };
  const shared: Source = {
    file: 'packages/a/shared.messages.ts',
    text: `export const shared = { no: 'Never', yes: 'Yes' };`,
  };
  const files = new Map([catalogue, shared].map(({ file, text }) => [file, text]));
  files.set('packages/a/index.ts', `export * from './shared.messages.ts';`);
  const left = (text: string, file = 'packages/a/Pay.stories.tsx') =>
    unreached(
      [catalogue, shared],
      [{ file, text }],
      createOrigins((file) => files.get(file) ?? null),
    ).map((line) => line.replace(/^.*?: /, ''));
  const all = [
    'payMessages.done: Paid',
    'payMessages.title.late: {} days late',
    'sumText: Nothing due',
    'sumText: {} due',
    'shared.no: Never',
    'shared.yes: Yes',
  ];

  it('which a key of another catalogue breaks, and a comment', () => {
    expect(left(`import { otherMessages } from './other.ts'; show(otherMessages.done); // Paid`)).toEqual(
      all,
    );
    expect(left(`const payMessages = { done: 1 }; show(payMessages.done, payMessages[kind]);`)).toEqual(all);
  });

  it('which an assertion that it is not there breaks', () => {
    const names = `import { payMessages } from './pay.messages.ts';`;
    for (const absent of [
      'expect(queryByText(payMessages.done)).toBeNull();',
      'expect(getByText("Paid")).not.toBeVisible();',
      'await waitFor(() => expect(alert()).not.toHaveTextContent(payMessages.done));',
      'expect(queryAllByText(payMessages.done)).toHaveLength(0);',
      'await expect.poll(() => said(payMessages.done)).toBe(false);',
    ])
      expect(left(`${names} ${absent}`), absent).toEqual(all);
    expect(left(`${names} expect(queryByText(payMessages.done)).not.toBeNull();`)).toEqual(all.slice(1));
  });

  it('which another package breaks that spells the same, but for a shared rule', () => {
    const other = { file: 'packages/portal/src/a.stories.tsx', text: `show('Paid');` };
    const spelt = (file: string) =>
      unreached(
        [{ file, text: `export const m = { done: 'Paid' };` }],
        [other],
        createOrigins(() => null),
      );
    expect(spelt('packages/ui/src/a.messages.ts')).toHaveLength(1);
    expect(spelt('packages/portal/src/a.messages.ts')).toEqual([]);
    expect(spelt('packages/api-client/src/rules/messages.ts')).toEqual([]);
  });

  it('which its own test breaks, where nothing is made of values', () => {
    const names = `import { payMessages as pay, sumText } from './pay.messages.ts';`;
    const text = `${names} show(pay.done, 'Paid', pay.title.late(3), sumText(0), '3 due');`;
    expect(left(text, 'packages/a/pay.messages.test.ts')).toEqual([all[0], ...all.slice(4)]);
  });

  it('which its own key keeps, under whatever name, through an entry point, or by another catalogue', () => {
    const names = `import { payMessages as pay, sumText } from './pay.messages.ts';`;
    expect(left(`${names} show(pay.done, pay['title'].late(3), sumText(0), pay.no);`)).toEqual([
      'shared.yes: Yes',
    ]);
    expect(left(`import { shared } from './index.ts'; show(shared.yes);`)).toEqual(all.slice(0, -1));
  });

  it('which the sentence keeps, spelt out with its values', () => {
    expect(left(`show(/^Paid$/, '30 days late', <p>Nothing due</p>, \`\${sum} due\`, 'Yes');`)).toEqual([
      'shared.no: Never',
    ]);
  });

  it('holds', () => {
    const found = sources(...catalogues);
    expect(found.flatMap(sentencesIn).length).toBeGreaterThan(200);
    const proofs = sources('packages/*/src/**/*.{ts,tsx}', 'journeys/**/*.ts').filter(
      ({ file }) => isStoryOrTest(file) || file.startsWith('journeys/'),
    );
    expect(unreached(found, proofs)).toEqual([]);
  });
});
