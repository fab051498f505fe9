import { describe, expect, it } from 'vitest';
import { formatManifest, parseManifest } from './manifest.ts';
import { select, shards, type StoryFileState } from './selection.ts';

const file = (name: string, inputs = 'same', stories = [`${name}--ready`]): StoryFileState => ({
  file: `${name}.stories.tsx`,
  stories,
  inputs,
});
const recorded = (...names: string[]) =>
  new Map(names.map((name) => [`${name}--ready`, { inputs: 'same', pixels: { light: '1x1 a' } }]));
const names = (files: readonly StoryFileState[]) =>
  files.map((each) => each.file.replace('.stories.tsx', ''));

describe('the stories that run', () => {
  it('are the new ones and those made of something else than was recorded', () => {
    const { changed } = select([file('a'), file('b', 'other'), file('c')], recorded('a', 'b'), { seed: '1' });
    expect(names(changed)).toEqual(['b', 'c']);
  });

  it('are a whole file where one of its stories is new', () => {
    const { changed } = select([file('a', 'same', ['a--ready', 'a--empty'])], recorded('a'), { seed: '1' });
    expect(names(changed)).toEqual(['a']);
  });

  it('are a twentieth of the unchanged ones too, which the seed picks', () => {
    const many = Array.from({ length: 60 }, (_, index) => file(`s${index}`));
    const manifest = recorded(...names(many));
    const { sampled, unchanged } = select(many, manifest, { seed: '7' });
    expect([sampled.length, unchanged.length]).toEqual([3, 57]);
    expect(select([...many].reverse(), manifest, { seed: '7' }).sampled).toEqual(sampled);
    expect(select(many, manifest, { seed: '8' }).sampled).not.toEqual(sampled);
    expect(select(many, manifest, { seed: null }).sampled).toEqual([]);
  });

  it('are all of them where all are asked for', () => {
    expect(names(select([file('a')], recorded('a'), { seed: '1', all: true }).changed)).toEqual(['a']);
  });

  it('are shared out by the number of stories', () => {
    const parts = shards(
      [file('a', '', ['1', '2', '3']), file('b', '', ['1', '2']), file('c', '', ['1'])],
      2,
    );
    expect(parts.map(names)).toEqual([['a'], ['b', 'c']]);
    expect(shards([file('a')], 2).map(names)).toEqual([['a']]);
  });
});

describe('the manifest of screenshots', () => {
  it('is sorted, one line for each story, and read as it was written', () => {
    const text = formatManifest(recorded('b', 'a'));
    expect(text).toBe(
      '{\n  "a--ready": {"inputs":"same","light":"1x1 a"},\n  "b--ready": {"inputs":"same","light":"1x1 a"}\n}\n',
    );
    expect(parseManifest(text)).toEqual(recorded('a', 'b'));
  });
});
