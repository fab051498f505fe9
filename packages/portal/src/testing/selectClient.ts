import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Finds a client by name in the open client picker, and selects it. */
export async function pickClient(canvasElement: HTMLElement, name: string): Promise<void> {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.type(await page.findByRole('combobox', { name: 'Clients' }), name);
  await userEvent.click(await page.findByRole('option', { name: new RegExp(name) }));
  await waitFor(() =>
    expect(within(canvasElement).getByRole('button', { name: `Client: ${name}` })).toBeVisible(),
  );
}

/** Selects another client in the top bar, as staff do. */
export async function selectClient(canvasElement: HTMLElement, name: string): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Client: / }));
  await pickClient(canvasElement, name);
}
