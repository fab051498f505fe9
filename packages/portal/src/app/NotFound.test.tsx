import { render, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { ThemeProvider } from '@countersign/ui';
import { NotFound } from './NotFound.tsx';

it('leads to the documents', async () => {
  const onHome = vi.fn();
  render(<NotFound onHome={onHome} />, { wrapper: ThemeProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Go to Documents' }));
  expect(onHome).toHaveBeenCalledOnce();
});
