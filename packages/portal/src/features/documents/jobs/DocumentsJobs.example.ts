import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { portal } from '@countersign/api-client/answers';
import { aDocumentJob } from '@countersign/api-client/fixtures';
import type { Schemas } from '@countersign/api-client/contract';
import { untilRead } from '../screen/DocumentsScreen.example.ts';

/** What the portal asked the server to do. */
export const asked: {
  started: Schemas['DocumentJobRequest'][];
  keys: (string | null)[];
  /** Whether jobs of `holding` may continue. */
  mayGoOn: boolean;
} = { started: [], keys: [], mayGoOn: false };

/** Remembers what jobs are started with, and passes it on. */
export const remembering = portal.post('/documentJobs/clients/{clientId}', async ({ request }) => {
  asked.started.push(await request.clone().json());
  asked.keys.push(request.headers.get('Idempotency-Key'));
  return undefined;
});

/** Keeps a job where it is until the story lets it continue, however long that takes. */
export const holding = portal.get('/documentJobs/{id}', ({ params, response }) =>
  asked.mayGoOn
    ? undefined
    : response(200).json(aDocumentJob({ Id: Number(params.id), Total: 128, Done: 31 })),
);

/** Forgets what earlier stories asked for. */
export function forgetAsked(): void {
  asked.started = [];
  asked.keys = [];
  asked.mayGoOn = false;
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

/** The dialog and its button, once the server has counted them. */
export const ofAll = /^Delete \d+ documents$/;

export async function deleteAll(canvasElement: HTMLElement, canvas: Canvas): Promise<void> {
  await selectAll(canvasElement, canvas);
  await press(canvas, 'Delete');
  await userEvent.click(await screen.findByRole('button', { name: ofAll }));
}

/**
 * Looks in the tray each time anew: it is another element once the page around it has changed, and its buttons change
 * with each step.
 */
export function trayOf(canvas: Canvas, title: string) {
  const tray = () => within(canvas.getByRole('region', { name: title }));
  return {
    async shows(text: string | RegExp): Promise<void> {
      await waitFor(() => expect(tray().getByText(text)).toBeVisible());
    },
    /** Documents of a list may have the same name. */
    async showsAll(name: string): Promise<void> {
      await waitFor(() => expect(tray().getAllByText(name)[0]).toBeVisible());
    },
    async offers(name: string): Promise<void> {
      await waitFor(() => expect(tray().getByRole('button', { name })).toBeVisible());
    },
    async lacks(name: string): Promise<void> {
      await waitFor(() => expect(tray().queryByRole('button', { name })).toBeNull());
    },
    async press(name: string): Promise<void> {
      await userEvent.click(await waitFor(() => tray().getByRole('button', { name })));
    },
  };
}

/** Takes a row out of the selection. */
export async function selectRowsOut(canvasElement: HTMLElement, place: number): Promise<void> {
  const row = canvasElement.querySelector<HTMLElement>(`[role="row"][aria-rowindex="${place}"]`);
  await userEvent.click(within(row ?? canvasElement).getByRole('checkbox', { hidden: true }));
  await expect(row).toHaveAttribute('aria-selected', 'false');
}
