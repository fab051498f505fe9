import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Chooses another client in the top bar, as staff do: by its name. */
export async function chooseClient(canvasElement: HTMLElement, name: string): Promise<void> {
  const canvas = within(canvasElement);
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await canvas.findByRole('button', { name: /^Client: / }));
  await userEvent.type(await page.findByRole('combobox', { name: 'Client' }), name);
  await userEvent.click(await page.findByRole('option', { name: new RegExp(name) }));
  await waitFor(() => expect(canvas.getByRole('button', { name: `Client: ${name}` })).toBeVisible());
}
