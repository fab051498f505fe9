import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { aDocument, anEmployee, aRepresentative, aSigner } from '@countersign/api-client/fixtures';
import { actionTypes } from '@countersign/api-client/rules';
import { outcomeMessages } from '../signing.messages.ts';
import { SignedDocument } from './SignedDocument.tsx';
import { signedPaper, untilPaperShown } from './signedPaper.example.ts';

const { Id: employeeId, GivenName: firstName } = anEmployee();

/** What staff see once they have signed. */
const meta = {
  title: 'Screens/Documents/Sign/Signed document',
  component: SignedDocument,
  args: {
    document: aDocument({ ActionTypeE: actionTypes.signed }),
    reader: { employeeId, firstName },
    preview: { color: '333C91', state: { status: 'ready', src: signedPaper } },
    onClose: fn(),
  },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof SignedDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last signature is there, and the seal is not yet. */
export const NotSealed: Story = {
  args: {
    document: aDocument({
      ActionTypeE: actionTypes.clickToSign,
      UsersToSign: [aSigner({ SignedDate: '2026-11-20T22:31:00Z' })],
      EmployeeToSign: aRepresentative({ SignedDate: '2026-11-20T22:34:00Z' }),
    }),
  },
  play: async () => {
    await untilPaperShown();
    await expect(await screen.findByText(outcomeMessages.text.signed)).toBeVisible();
    await expect(screen.getByText(outcomeMessages.text.signedState)).toBeVisible();
  },
};

/** The signature is valid, whether or not its page can be shown. */
export const NotShown: Story = {
  args: {
    preview: {
      color: '333C91',
      state: {
        status: 'failed',
        title: 'The preview couldn’t be opened',
        message: 'The service can’t be reached.',
        onRetry: fn(),
      },
    },
  },
  play: async () => {
    await expect(await screen.findByText(outcomeMessages.text.sealed)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await untilPaperShown();
    await expect(await screen.findByText(outcomeMessages.text.sealedState)).toBeVisible();
  },
};

export const Closed: Story = {
  play: async ({ args, userEvent }) => {
    await untilPaperShown();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Close' })).at(-1) ?? document.body);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
