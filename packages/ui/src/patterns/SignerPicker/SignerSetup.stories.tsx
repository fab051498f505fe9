import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../components/Button/Button.js';
import { ComboBox } from '../../components/ComboBox/ComboBox.js';
import { Stack } from '../../components/Stack/Stack.js';
import { DocumentLine } from '../DocumentLine/DocumentLine.js';
import { FormDialog } from '../FormDialog/FormDialog.js';
import { plan } from '../SigningProgress/SigningProgress.fixtures.js';
import { Prechecks } from './Prechecks.js';
import { corriedaleAccounts, passedChecks } from './SignerPicker.fixtures.js';
import { SetupSection } from './SetupSection.js';
import { SignerPicker } from './SignerPicker.js';
import { SigningPlan } from './SigningPlan.js';

/** Sets up a signing task: the signers, the checks before it, and the resulting plan. */
const meta = {
  title: 'Patterns/SignerPicker/Setup',
  component: Prechecks,
  subcomponents: { SetupSection, SigningPlan },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '820px' } } },
  args: {
    checks: [
      ...passedChecks,
      {
        id: 'tobias',
        outcome: 'caution',
        title: 'Tobias Lindqvist hasn’t accepted the invitation.',
        text: 'The PIN will be emailed, but Tobias cannot sign until the invitation is accepted.',
        action: <Button size="small">Resend Invitation</Button>,
      },
    ],
  },
  render: ({ checks }) => (
    <FormDialog
      open
      size="large"
      title="Set up click-to-sign"
      description={<DocumentLine title="Brindle Creek lease renewal 2026" extension="pdf" />}
      aside={
        <SigningPlan steps={plan} note="Reminders every 3 days until signed, from Signing Preferences" />
      }
      submitLabel="Review and confirm"
      note="Nothing is sent until you confirm."
      onSubmit={fn()}
      onCancel={fn()}
    >
      <Stack gap={24}>
        <SignerPicker
          clientName="Corriedale Pastoral Co"
          accounts={{ status: 'ready', accounts: corriedaleAccounts }}
          selectedIds={[1, 2, 3]}
          onSelectedChange={fn()}
        />
        <ComboBox
          label="Firm representative"
          aside="Optional"
          size="large"
          clearable
          value="12"
          onChange={fn()}
          options={[
            { id: '12', label: 'Daniel Okafor', person: true },
            { id: '14', label: 'Imogen Hartley', person: true },
          ]}
        />
        <Prechecks checks={checks} />
      </Stack>
    </FormDialog>
  ),
} satisfies Meta<typeof Prechecks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneToRead: Story = {};
export const AllPassed: Story = { args: { checks: passedChecks } };
export const NotAPdf: Story = {
  args: {
    checks: [
      ...passedChecks.slice(1),
      {
        id: 'pdf',
        outcome: 'failed',
        title: 'Only pdf format documents are supported by the signing process.',
      },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
