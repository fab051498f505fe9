import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { accounts, aDocument } from '@countersign/api-client/fixtures';
import { fullName, signingMessages } from '@countersign/api-client/rules';
import { answering, documentAnswers, portal, signingAnswers } from '@countersign/api-client/answers';
import { writeMessages } from '../../../services/services.messages.ts';
import { withServices } from '../../../testing/withServices.tsx';
import { sentMessages, signerMessages } from '../signing.messages.ts';
import { ClickToSignModal } from './ClickToSignModal.tsx';

const asked = fn();

const meta = {
  title: 'Screens/Documents/Click-to-sign',
  component: ClickToSignModal,
  decorators: [withServices],
  args: { document: aDocument({ ActionTypeE: 1 }), onClose: fn() },
  parameters: answering(),
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof ClickToSignModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const [first, ...others] = accounts(5);
const invited = others.find(({ InviteToken }) => InviteToken !== null);
const firstName = new RegExp(`${first?.GivenName} ${first?.Surname}`);

async function chooseFirst(): Promise<void> {
  await userEvent.click(await screen.findByRole('checkbox', { name: firstName }));
}

async function review(): Promise<void> {
  await chooseFirst();
  const button = screen.getByRole('button', { name: 'Review and confirm' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button);
}

export const Selecting: Story = {
  play: async () => {
    await chooseFirst();
    await expect(screen.getByText(/1 of 5 accounts selected/)).toBeVisible();
    await expect(screen.getByText(signerMessages.nothingSent)).toBeVisible();
  },
};

/** A person with a pending invitation can be selected; the consequences are explained first. */
export const NotAccepted: Story = {
  play: async () => {
    const name = `${invited?.GivenName} ${invited?.Surname}`;
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
    await expect(await screen.findByText(signerMessages.notAccepted(name))).toBeVisible();
    await expect(screen.getByText(signerMessages.notAcceptedHelp(invited?.GivenName ?? ''))).toBeVisible();
  },
};

export const NoSignerSelected: Story = {
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Review and confirm' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    await expect(screen.getByText(signerMessages.noAccount)).toBeVisible();
    const search = screen.getByRole('searchbox', { name: /^Search accounts/ });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(search).toHaveAccessibleDescription(signerMessages.noAccount);
    // A second press says it again.
    await userEvent.click(button);
    await waitFor(() => expect(search).toHaveFocus());
  },
};

export const ChecksFailed: Story = {
  parameters: answering(signingAnswers.precheckRefused),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Review and confirm' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const ChecksUnread: Story = {
  parameters: answering(signingAnswers.precheckBroken),
  play: async () => {
    await waitFor(() => expect(screen.getByText(signerMessages.prechecks)).toBeVisible());
    await expect(screen.getByText(signerMessages.notChecked)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Other documents are ahead of this one. */
export const StillChecking: Story = {
  parameters: answering(signingAnswers.precheckPending),
  play: async () => {
    const said = await screen.findByText(
      signerMessages.stillChecking,
      { ignore: '[aria-live] *' },
      { timeout: 15_000 },
    );
    await expect(said).toBeVisible();
    const button = screen.getByRole('button', { name: 'Review and confirm' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Confirming: Story = {
  play: async () => {
    await review();
    await expect(screen.getByText(signerMessages.nothingSentYet)).toBeVisible();
    const said = document.querySelector('[data-live-announcer][aria-live="polite"]');
    await expect(said).toHaveTextContent(signerMessages.willBeEmailed(1));
    await expect(
      screen.getByText(signerMessages.willBeEmailed(1), { ignore: '[aria-live] *' }),
    ).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: answering(signingAnswers.setUpPending),
  play: async () => {
    await review();
    await userEvent.click(screen.getByRole('button', { name: 'Send PINs' }));
    await expect(screen.getByRole('button', { name: 'Send PINs' })).toHaveAttribute('aria-disabled', 'true');
    const back = screen.getByRole('button', { name: 'Back' });
    await expect(back).toHaveAccessibleDescription(signerMessages.sending);
  },
};

export const Rejected: Story = {
  parameters: answering(signingAnswers.setUpRefused),
  play: async () => {
    await review();
    await userEvent.click(screen.getByRole('button', { name: 'Send PINs' }));
    await waitFor(() => expect(screen.getByText('Operation already in progress!')).toBeVisible());
    await expect(screen.getByText(firstName)).toBeVisible();
  },
};

/** The firm switched Click To Sign off while the dialog was open. */
export const SwitchedOffMeanwhile: Story = {
  parameters: answering(signingAnswers.setUpNotOffered),
  play: async () => {
    await review();
    await userEvent.click(screen.getByRole('button', { name: 'Send PINs' }));
    await waitFor(() => expect(screen.getByText(signingMessages.notOffered)).toBeVisible());
  },
};

export const NotSetUp: Story = {
  parameters: answering(signingAnswers.setUpBroken, documentAnswers.withoutTask),
  play: async () => {
    await review();
    await userEvent.click(screen.getByRole('button', { name: 'Send PINs' }));
    await waitFor(() => expect(screen.getByText(signerMessages.notSetUp)).toBeVisible());
  },
};

/** No response came, but the document, read again, has the task. */
export const SentWithoutAnswer: Story = {
  parameters: answering(signingAnswers.setUpUnanswered, documentAnswers.withTask),
  play: async () => {
    await review();
    await userEvent.click(screen.getByRole('button', { name: 'Send PINs' }));
    await expect(
      await screen.findByRole('heading', { name: /^We’ve emailed (a PIN|PINs) to / }),
    ).toBeVisible();
  },
};

/** Neither the write nor the read that should confirm it came back. */
export const Unconfirmed: Story = {
  parameters: answering(signingAnswers.setUpUnanswered, documentAnswers.unread),
  play: async () => {
    await review();
    await userEvent.click(screen.getByRole('button', { name: 'Send PINs' }));
    await waitFor(() => expect(screen.getByText(writeMessages.unknown)).toBeVisible());
    await expect(screen.queryByText(signerMessages.nothingSentYet)).toBeNull();
  },
};

const answered = aDocument({ ActionTypeE: 5 });

/** The first replies are lost; Send PINs, pressed again, repeats the same request, and the server has done it. */
export const SentAgain: Story = {
  parameters: answering(
    portal.post('/sign/clickToSign/{id}', ({ request, response }) => {
      asked(request.headers.get('Idempotency-Key'));
      return asked.mock.calls.length > 3
        ? response(200).json(answered)
        : response.untyped(HttpResponse.html('<title>Bad gateway</title>'));
    }),
    documentAnswers.unread,
  ),
  play: async () => {
    asked.mockClear();
    await review();
    await userEvent.click(screen.getByRole('button', { name: 'Send PINs' }));
    await waitFor(() => expect(screen.getByText(writeMessages.unknown)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Send PINs' }));
    await expect(
      await screen.findByRole('heading', { name: /^We’ve emailed (a PIN|PINs) to / }),
    ).toBeVisible();
    await expect(new Set(asked.mock.calls.flat()).size).toBe(1);
  },
};

/** The request has the selection; the page shows the response: who gets a PIN, at which address. */
export const Sent: Story = {
  parameters: answering(
    portal.post('/sign/clickToSign/{id}', async ({ request, response }) => {
      asked(await request.json());
      return response(200).json(answered);
    }),
  ),
  play: async ({ args }) => {
    asked.mockClear();
    await review();
    await userEvent.click(screen.getByRole('button', { name: 'Send PINs' }));
    const { UsersToSign, EmployeeToSign } = answered;
    const title = sentMessages.title(UsersToSign.map(({ GivenName, Surname }) => `${GivenName} ${Surname}`));
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus());
    for (const { Email } of UsersToSign)
      await expect(screen.getByText(sentMessages.pinTo(Email))).toBeVisible();
    await expect(screen.getByText(sentMessages.pinLater(EmployeeToSign?.Email ?? ''))).toBeVisible();
    const next = sentMessages.next(UsersToSign.map(fullName), EmployeeToSign && fullName(EmployeeToSign));
    await expect(screen.getByText(next)).toBeVisible();
    await expect(asked).toHaveBeenCalledWith({ UserIds: [first?.Id] });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await chooseFirst();
    const address = first?.Email ?? '';
    const email = screen.getByText(address);
    const breaks = [...email.querySelectorAll('wbr')].map((wbr) => wbr.previousSibling?.textContent);
    await expect(breaks).toEqual(address.split(/(?<=[@.])/));
  },
};
