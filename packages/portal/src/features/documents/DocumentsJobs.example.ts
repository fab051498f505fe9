import { expect, screen, userEvent, within } from 'storybook/test';
import { portal } from '@countersign/api-client/answers';
import type { Schemas } from '@countersign/api-client/contract';
import { untilRead } from './DocumentsScreen.example.ts';

/** What the portal asked the server to do. */
export const asked: { started: Schemas['DocumentJobRequest'][]; keys: (string | null)[] } = {
  started: [],
  keys: [],
};

/** Remembers what jobs are started with, and passes it on. */
export const remembering = portal.post('/documentJobs/clients/{clientId}', async ({ request }) => {
  asked.started.push(await request.clone().json());
  asked.keys.push(request.headers.get('Idempotency-Key'));
  return undefined;
});

/** Forgets what earlier stories asked for. */
export function forgetAsked(): void {
  asked.started = [];
  asked.keys = [];
}

type Canvas = ReturnType<typeof within>;

export async function selectAll(canvasElement: HTMLElement, canvas: Canvas): Promise<void> {
  await untilRead(canvasElement);
  await userEvent.click(canvas.getByRole('checkbox', { name: /all/i }));
}

export async function press(canvas: Canvas, action: string): Promise<void> {
  const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
  await userEvent.click(bar.getByRole('button', { name: action }));
}

export async function deleteAll(canvasElement: HTMLElement, canvas: Canvas): Promise<void> {
  await selectAll(canvasElement, canvas);
  await press(canvas, 'Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete 128 documents' }));
}

export async function trayOf(canvas: Canvas, title: string) {
  return within(await canvas.findByRole('region', { name: title }));
}

/** Takes a row out of the selection. */
export async function selectRowsOut(canvasElement: HTMLElement, place: number): Promise<void> {
  const row = canvasElement.querySelector<HTMLElement>(`[role="row"][aria-rowindex="${place}"]`);
  await userEvent.click(within(row ?? canvasElement).getByRole('checkbox', { hidden: true }));
  await expect(row).toHaveAttribute('aria-selected', 'false');
}
