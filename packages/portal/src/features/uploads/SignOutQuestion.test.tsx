import { render, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { SignOutQuestion } from './SignOutQuestion.tsx';
import { uploadPanelMessages } from './uploads.messages.ts';

it.each([
  [3, 3, uploadPanelMessages.signOut(3)],
  [1, 1, uploadPanelMessages.signOut(1)],
  [1, 2, uploadPanelMessages.signOutUnfinished(2)],
  [0, 1, uploadPanelMessages.signOutUnfinished(1)],
  [0, 0, uploadPanelMessages.uploaded],
])('says what a sign-out stops while %i of %i files are uploading', async (active, unfinished, text) => {
  const onSignOut = vi.fn();
  const onClose = vi.fn();
  render(<SignOutQuestion active={active} unfinished={unfinished} onSignOut={onSignOut} onClose={onClose} />);
  expect(screen.getByRole('alertdialog', { name: 'Sign out' })).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect([onClose.mock.calls.length, onSignOut.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(onSignOut).toHaveBeenCalledOnce();
});
