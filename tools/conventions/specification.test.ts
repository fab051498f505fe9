import { describe, expect, it } from 'vitest';
import { catalogues, refusalCatalogues, sentencesIn } from '../coverage/sentences.ts';
import { sources } from './sources.ts';
import { disagreements } from './specification.ts';

describe("the specification's sentences stand in catalogues, to the letter", () => {
  it('is broken by a letter that differs, and by a tick that is missing', () => {
    const catalogue = sentencesIn({
      file: 'a.messages.ts',
      text: "export const m = { gone: 'No tasks', far: (n: number) => `At most ${n} Days`, new: 'New' };",
    });
    const list = '- [x] No task\n- [x] At most {n} Days\n- [x] At most {n}Days\n- [ ] New\n- [ ] Later\n';
    expect(disagreements(list, catalogue)).toEqual([
      'ticked, but in no catalogue to the letter: No task',
      'ticked, but in no catalogue to the letter: At most {n}Days',
      'in a catalogue, but not ticked: New',
    ]);
  });

  it('holds', () => {
    const [list] = sources('docs/sentences.md');
    expect(list?.text.match(/^- \[/gm)?.length).toBeGreaterThan(90);
    expect(
      disagreements(list?.text ?? '', sources(...catalogues, ...refusalCatalogues).flatMap(sentencesIn)),
    ).toEqual([]);
  });
});
