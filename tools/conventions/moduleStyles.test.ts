import { describe, expect, it } from 'vitest';
import { mismatches } from './moduleStyles.ts';
import { isStoryOrTest, sources } from './sources.ts';

describe('code and its style sheets name the same classes', () => {
  const sheet = {
    file: 'a/Card.module.css',
    text: `
      /* .remark is none. */
      @layer a.layer {
        .card[data-file='a.pdf'] > .title:hover, .forgotten { margin: 0.5rem; }
        .card :global(.theirs span:not(.others)) { color: red; }
        @media (width < 720px) { .title { margin: 0; } }
      }`,
  };
  const code = (text: string) => ({ file: 'a/Card.tsx', text });

  it('is broken by a class without a rule, a rule that nobody uses, and a name that nobody can read', () => {
    const text = `
      import styles from './Card.module.css';
      import other from './other.ts';
      const a = <p className={styles.card}><b className={styles['title']} /><i className={styles.gone} /></p>;
      const b = [styles[name], other.forgotten, other.nothing];`;
    expect(mismatches([sheet], [code(text)])).toEqual([
      'a/Card.tsx: .gone has no rule in a/Card.module.css',
      'a/Card.tsx: a class of a/Card.module.css that is not named',
      'a/Card.module.css: .forgotten is used nowhere',
    ]);
  });

  it('is broken by a sheet that is not there', () => {
    const text = `import styles from './Gone.module.css'; show(styles.card);`;
    expect(mismatches([], [code(text)])).toEqual(['a/Card.tsx: .card has no rule in a/Gone.module.css']);
  });

  it('holds', () => {
    const sheets = sources('packages/*/src/**/*.module.css');
    const code = sources('packages/*/src/**/*.{ts,tsx}').filter(({ file }) => !isStoryOrTest(file));
    expect(sheets.length).toBeGreaterThan(3);
    expect(mismatches(sheets, code)).toEqual([]);
  });
});
