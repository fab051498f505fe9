import { describe, expect, it } from 'vitest';
import { coverage } from './coverage.ts';
import { storyFileOf } from './storyFiles.ts';

describe('coverage, read from the code', () => {
  it('reads the title and the stories of a file', () => {
    const text = `
      const meta = { title: 'Components/Badge', component: Badge } satisfies Meta<typeof Badge>;
      export default meta;
      const hidden = 1;
      export const Ready: Story = {};
      export const LongTexts: Story = { args: {} };`;
    expect(storyFileOf({ file: 'Badge.stories.tsx', text })).toEqual({
      file: 'Badge.stories.tsx',
      title: 'Components/Badge',
      stories: ['Ready', 'LongTexts'],
    });
  });

  it('finds every file of stories with at least one story', () => {
    const { files } = coverage();
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter(({ stories }) => stories.length === 0)).toEqual([]);
  });

  it('names the stories that show a sentence', () => {
    const found = coverage().sentences.find(({ text }) => text === 'No Results Found');
    expect(found?.shownBy.length).toBeGreaterThan(0);
  });
});
