import { composeStory } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { signingFrameUrl } from '@countersign/api-client';
import { answering, portal } from '@countersign/api-client/answers';
import {
  aDocument,
  aPinVerification,
  aRepresentative,
  aSigner,
  aSigningLock,
} from '@countersign/api-client/fixtures';
import { actionTypes } from '@countersign/api-client/rules';
import { ThemeProvider } from '@countersign/ui';
import { playStories, requestsTo } from '../../../testing/storiesInDom.tsx';
import meta from './SignModal.stories.tsx';

const ready = aDocument({
  ActionTypeE: actionTypes.clickToSign,
  UsersToSign: [aSigner({ SignedDate: '2026-11-20T22:31:00Z' })],
  // The story's own user.
  EmployeeToSign: aRepresentative({ EmployeeId: 1 }),
});

/** As a server says it whose clock is two minutes behind this machine's. */
function inSeconds(seconds: number): { LockExpires: string; LockSecondsLeft: number } {
  const LockExpires = new Date(Date.now() + (seconds - 120) * 1_000).toISOString();
  return { LockExpires, LockSecondsLeft: seconds };
}

const LittleTimeLeft = composeStory(
  {
    parameters: answering(
      portal.get('/documents/{id}', ({ response }) => response(200).json(ready)),
      portal.put('/sign/clickToSign/verifyEmployee/{id}', ({ response }) =>
        response(200).json(aPinVerification(inSeconds(100))),
      ),
      portal.put('/sign/renewLock/{id}', ({ response }) =>
        response(200).json({ ...aSigningLock(), ...inSeconds(300) }),
      ),
    ),
  },
  meta,
);

const InDarkPortal = composeStory(
  { decorators: [(Story) => <ThemeProvider theme="dark">{Story()}</ThemeProvider>] },
  { ...meta, parameters: LittleTimeLeft.parameters },
);

playStories();

it('opens the frame in the theme of the portal', async () => {
  await InDarkPortal.run();
  await userEvent.type(await screen.findByLabelText('PIN code'), '204816');
  await userEvent.click(screen.getByRole('button', { name: 'Verify PIN' }));
  const frame = await screen.findByTitle<HTMLIFrameElement>(`Sign ${ready.Title}`);
  expect(frame.src).toBe(signingFrameUrl(aPinVerification().SigningUrl, 'dark'));
  expect(new URL(frame.src).searchParams.get('theme')).toBe('dark');
});

it('extends the time to sign, and keeps the frame with everything in it', async () => {
  await LittleTimeLeft.run();
  await userEvent.type(await screen.findByLabelText('PIN code'), '204816');
  await userEvent.click(screen.getByRole('button', { name: 'Verify PIN' }));
  const frame = await screen.findByTitle(`Sign ${ready.Title}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Extend to 5 minutes' }));
  expect(await screen.findByText(/^Time extended, /)).toBeInTheDocument();
  expect(screen.getByTitle(`Sign ${ready.Title}`)).toBe(frame);
  expect(screen.queryByRole('button', { name: 'Extend to 5 minutes' })).toBeNull();
  expect(requestsTo(`/sign/clickToSign/verifyEmployee/${String(ready.Id)}`, 'PUT')).toHaveLength(1);
  expect(requestsTo(`/sign/renewLock/${String(ready.Id)}`, 'PUT')).toHaveLength(1);
});
