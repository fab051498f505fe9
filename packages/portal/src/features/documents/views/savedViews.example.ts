import { userEvent, within } from 'storybook/test';
import { answering, savedViewAnswers } from '@countersign/api-client/answers';
import { savedViews } from '@countersign/api-client/fixtures';
import { viewMenuMessages } from './savedViews.messages.ts';

/** Views of the user, which change as the page changes them. */
export const own = () => answering(...savedViewAnswers.changing(savedViews()));

/** Where a story plays. */
export interface At {
  readonly canvasElement: HTMLElement;
}

export const page = ({ canvasElement }: At) => within(canvasElement.ownerDocument.body);

const ownNames: readonly string[] = [viewMenuMessages.yours, viewMenuMessages.notSaved];

/** The button of the menu, once it has this text, which screen readers hear after what it is the name of. */
export async function buttonIn(
  { canvasElement }: At,
  name: string = viewMenuMessages.yours,
): Promise<HTMLElement> {
  const views = await within(canvasElement).findByRole('navigation', { name: 'Views' });
  return within(views).findByRole('button', {
    name: ownNames.includes(name) ? name : `${viewMenuMessages.yours}: ${name}`,
  });
}

export async function openMenu(at: At, name?: string): Promise<ReturnType<typeof within>> {
  await userEvent.click(await buttonIn(at, name));
  return within(await page(at).findByRole('menu'));
}

export async function choose(at: At, item: string, name?: string): Promise<void> {
  const menu = await openMenu(at, name);
  await userEvent.click(await menu.findByText(item));
}

export async function dialogIn(
  at: At,
  name: string,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<ReturnType<typeof within>> {
  return within(await page(at).findByRole(role, { name }));
}
