import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { ApiError, createQueryClient } from '@countersign/api-client';
import { ThemeProvider, ToastProvider } from '@countersign/ui';
import { createStoryToasts } from '../testing/storyServices.ts';
import { DeleteDialog } from './DeleteDialog.tsx';

function renderDialog(remove: () => Promise<void>, undo?: () => void) {
  const mutationFn = vi.fn<(id: number) => Promise<void>>(remove);
  const onDeleted = vi.fn<() => void>();
  const toasts = createStoryToasts();
  render(
    <ThemeProvider theme="light">
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider store={toasts}>
          <DeleteDialog
            noun="filter"
            name="Tax"
            id={31}
            removal={{ mutationFn }}
            consequence="It contains no documents."
            deleted="Filter deleted"
            undo={undo}
            onDeleted={onDeleted}
            onClose={() => undefined}
          />
        </ToastProvider>
      </QueryClientProvider>
    </ThemeProvider>,
  );
  const shown = () => toasts.read().shown.map(({ message }) => message);
  const offered = () => toasts.read().shown.map(({ action }) => action?.label);
  return { mutationFn, onDeleted, shown, offered };
}

const confirm = async () => userEvent.click(screen.getByRole('button', { name: 'Delete filter' }));

it('deletes once confirmed, and says so', async () => {
  const { mutationFn, onDeleted, shown } = renderDialog(() => Promise.resolve());
  expect(screen.getByRole('alertdialog', { name: 'Delete filter' })).toHaveTextContent(
    'It contains no documents.',
  );
  expect(mutationFn).not.toHaveBeenCalled();
  await confirm();
  await expect.poll(() => onDeleted.mock.calls.length).toBe(1);
  expect(mutationFn.mock.calls.map(([id]) => id)).toEqual([31]);
  expect(shown()).toEqual(['Filter deleted']);
});

it('counts what is missing as deleted', async () => {
  const { onDeleted, shown } = renderDialog(() =>
    Promise.reject(new ApiError({ kind: 'problem', status: 404, code: 'notFound' })),
  );
  await confirm();
  await expect.poll(() => onDeleted.mock.calls.length).toBe(1);
  expect(shown()).toEqual(['Filter deleted']);
});

it('offers to undo what this user deleted, and not what another one did', async () => {
  const undo = vi.fn<() => void>();
  const own = renderDialog(() => Promise.resolve(), undo);
  await confirm();
  await expect.poll(own.offered).toEqual(['Undo']);
  cleanup();
  const gone = new ApiError({ kind: 'problem', status: 404, code: 'notFound' });
  const others = renderDialog(() => Promise.reject(gone), undo);
  await confirm();
  await expect.poll(others.shown).toEqual(['Filter deleted']);
  expect(others.offered()).toEqual([undefined]);
});

it('keeps a failure in the dialog', async () => {
  const { onDeleted, shown } = renderDialog(() =>
    Promise.reject(new ApiError({ kind: 'refused', serverMessage: 'Permission Denied' })),
  );
  await confirm();
  expect(await screen.findByText('Permission Denied')).toBeInTheDocument();
  expect(onDeleted).not.toHaveBeenCalled();
  expect(shown()).toEqual([]);
});
