import { expect, fn, screen, waitFor } from 'storybook/test';

/** What a tree needs to be moved and renamed in, three levels at most. */
export const editable = { onMove: fn(() => undefined), onRename: fn(() => undefined), maxDepth: 3 };

export const row = (name: string | RegExp) => screen.getByRole('treeitem', { name });

/** The sentence is announced. */
export const heard = (sentence: string) =>
  waitFor(() => expect(screen.queryAllByText(sentence)).not.toHaveLength(0));

/** A result that does not come. */
export const never = new Promise<string | undefined>(() => undefined);
