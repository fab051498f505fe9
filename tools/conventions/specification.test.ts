import { describe, expect, it } from 'vitest';
import { catalogues, errorCatalogues, sentencesIn } from '../coverage/sentences.ts';
import { isStoryOrTest, sources } from './sources.ts';
import { disagreements, labelsIn, thrownOnly } from './specification.ts';

describe("the specification's sentences are in catalogues, and its labels in the JSX, to the letter", () => {
  it('is broken by a letter that differs, and by a tick that is missing', () => {
    const catalogue = sentencesIn({
      file: 'a.messages.ts',
      text: "export const m = { gone: 'No tasks', far: (n: number) => `At most ${n} Days`, new: 'New' };",
    });
    const list = '- [x] No task\n- [x] At most {n} Days\n- [x] At most {n}Days\n- [ ] New\n- [ ] Later\n';
    expect(disagreements(list, catalogue, ['No task', 'Later'])).toEqual([
      'ticked, but in no catalogue to the letter: No task',
      'ticked, but in no catalogue to the letter: At most {n}Days',
      'in a catalogue, but not ticked: New',
    ]);
  });

  it('is broken by a label that differs, and by a tick that a label is missing', () => {
    const labels = labelsIn({
      file: 'Bar.tsx',
      text: `const bar = <><Field label="PIN code" /><Button>
        Add a
        new one
      </Button>{'Not a label'}</>;`,
    });
    const list = '\n## Labels\n\n- [x] PIN codes\n- [x] PIN code\n- [ ] Add a new one\n- [ ] Not a label\n';
    expect(disagreements(list, [], labels)).toEqual([
      'ticked, but in no JSX to the letter: PIN codes',
      'in the JSX, but not ticked: Add a new one',
    ]);
  });

  it('is broken by a tick for an error that the server never reports', () => {
    const text = "export const errorSentences = { gone: 'No tasks', taken: 'The email exists!' };";
    const catalogue = sentencesIn({ file: 'a.ts', text });
    const server = [{ file: 'b.ts', text: "throw new Problem('gone');" }];
    expect(
      disagreements('- [x] No tasks\n- [x] The email exists!\n', thrownOnly(catalogue, server), []),
    ).toEqual(['ticked, but in no catalogue to the letter: The email exists!']);
  });

  it('holds', () => {
    const [list] = sources('docs/sentences.md');
    expect(list?.text.match(/^- \[/gm)?.length).toBeGreaterThan(90);
    const code = sources('packages/*/src/**/*.tsx').filter(({ file }) => !isStoryOrTest(file));
    const server = sources('packages/server/src/**/*.ts').filter(({ file }) => !isStoryOrTest(file));
    const sentences = [
      ...sources(...catalogues).flatMap(sentencesIn),
      ...thrownOnly(sources(...errorCatalogues).flatMap(sentencesIn), server),
    ];
    expect(disagreements(list?.text ?? '', sentences, code.flatMap(labelsIn))).toEqual([]);
  });
});
