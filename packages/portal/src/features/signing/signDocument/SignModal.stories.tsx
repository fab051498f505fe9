import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aDocument, aProblem, aRepresentative, aSigner } from '@countersign/api-client/fixtures';
import { answering, portal, signingAnswers } from '@countersign/api-client/answers';
import { actionTypes, formatDateTime, errorSentences } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { withServices } from '../../../testing/withServices.tsx';
import { outcomeMessages, pinMessages } from '../signing.messages.ts';
import { SignModal } from './SignModal.tsx';

const shown = aDocument({ ActionTypeE: actionTypes.clickToSign });
const ready = {
  ...shown,
  UsersToSign: [aSigner({ SignedDate: '2026-11-20T22:31:00Z' })],
  // The story's own user.
  EmployeeToSign: aRepresentative({ EmployeeId: 1 }),
};

/** The current state of the task, whatever the list showed. */
function taskIs(document: Schemas['Document']) {
  return portal.get('/documents/{id}', ({ response }) => response(200).json(document));
}

const asked = fn();
const resent = portal.post('/sign/resendOwnPin/{id}', ({ params, response }) => {
  asked(Number(params.id));
  return response(204).empty();
});

/** The dialog's requests to the service; other stories show its steps. */
const meta = {
  title: 'Screens/Documents/Sign',
  component: SignModal,
  decorators: [withServices],
  args: { document: shown, onClose: fn() },
  parameters: answering(),
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof SignModal>;

export default meta;
type Story = StoryObj<typeof meta>;

async function submit(pin: string): Promise<void> {
  const field = await screen.findByLabelText('PIN code');
  if (pin !== '') await userEvent.type(field, pin);
  await userEvent.click(screen.getByRole('button', { name: 'Verify PIN' }));
}

export const EnteringPin: Story = {
  parameters: answering(taskIs(ready)),
  play: async () => {
    await expect(await screen.findByText(ready.EmployeeToSign.Email)).toBeVisible();
  },
};

/** The address of a document without a task asks for no PIN and claims none was sent. */
export const NoTask: Story = {
  parameters: answering(taskIs(aDocument({ ActionTypeE: actionTypes.none }))),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: outcomeMessages.title.noTask })).toBeVisible();
    await expect(screen.queryByLabelText('PIN code')).toBeNull();
    await expect(screen.queryByText(pinMessages.sentTo)).toBeNull();
  },
};

export const PinMissing: Story = {
  parameters: answering(taskIs(ready)),
  play: async () => {
    await submit('');
    await expect(screen.getByText(pinMessages.required)).toBeVisible();
  },
};

export const Verifying: Story = {
  parameters: answering(taskIs(ready), signingAnswers.pinPending),
  play: async () => {
    await submit('204816');
    await expect(screen.getByRole('button', { name: 'Verify PIN' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const PinWrong: Story = {
  parameters: answering(taskIs(ready), signingAnswers.pinWrong),
  play: async () => {
    await submit('111111');
    await waitFor(() => expect(screen.getByText(pinMessages.notVerified)).toBeVisible());
    const field = screen.getByLabelText('PIN code');
    await expect(field).toHaveValue('');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(pinMessages.notVerified);
  },
};

/** Resends the user's own PIN only. */
export const PinResent: Story = {
  parameters: answering(taskIs(ready), resent),
  play: async () => {
    asked.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: /Resend/i }));
    await waitFor(() => expect(screen.getByText(pinMessages.resentTo)).toBeVisible());
    await expect(asked).toHaveBeenCalledWith(ready.Id);
    await expect(await screen.findByText(pinMessages.resent)).toBeInTheDocument();
  },
};

const LockExpires = '2026-11-20T22:35:12Z';
const held = { ...ready, UsersToSign: [aSigner({ ...ready.UsersToSign[0], InUse: true, LockExpires })] };
let looks = 0;

/** The refusal leads to another look at the task, which says who signs and until when. */
export const InUse: Story = {
  beforeEach: () => {
    looks = 0;
  },
  parameters: answering(
    portal.get('/documents/{id}', ({ response }) => {
      looks += 1;
      return response(200).json(looks > 1 ? held : ready);
    }),
    signingAnswers.documentInUse,
  ),
  play: async () => {
    await submit('204816');
    const until = outcomeMessages.text.inUse(formatDateTime(LockExpires));
    await waitFor(() => expect(screen.getByText(until)).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Check now' })).toBeVisible();
  },
};

/** A dead PIN is not asked for, and stays dead where the service sends no new one. */
export const ResendRefused: Story = {
  parameters: answering(
    taskIs({ ...ready, EmployeeToSign: { ...ready.EmployeeToSign, PinUsable: false } }),
    portal.post('/sign/resendOwnPin/{id}', ({ response }) => response(429).json(aProblem('tooManyAttempts'))),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new PIN' }));
    await waitFor(() => expect(screen.getByText(errorSentences.tooManyAttempts)).toBeVisible());
    await expect(screen.getByRole('heading', { name: outcomeMessages.title.pinDead })).toBeVisible();
    await expect(screen.queryByLabelText('PIN code')).toBeNull();
  },
};
