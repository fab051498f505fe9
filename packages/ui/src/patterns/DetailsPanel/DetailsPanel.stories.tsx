import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../components/Button/Button.js';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.js';
import { PreviewIcon, SendIcon } from '../../components/Icon/icons.js';
import { Link } from '../../components/Link/Link.js';
import { TaskPill } from '../../components/Pill/TaskPill.js';
import { Sheet } from '../../components/Sheet/Sheet.js';
import { underWay } from '../SigningProgress/SigningProgress.fixtures.js';
import { SigningProgress } from '../SigningProgress/SigningProgress.js';
import { DetailsPanel, DetailsSection } from './DetailsPanel.js';

/** Shows facts about the selected item. */
const meta = {
  title: 'Patterns/DetailsPanel',
  component: DetailsPanel,
  subcomponents: { DetailsSection },
  tags: ['!autodocs'],
  args: {
    title: '2025 Company tax return',
    status: <TaskPill actionType={5} signed={1} total={3} />,
    actions: (
      <>
        <Button size="small" icon={PreviewIcon}>
          Preview
        </Button>
        <Button size="small" icon={SendIcon}>
          Resend Pin Notification
        </Button>
      </>
    ),
    onClose: fn(),
    children: (
      <>
        <DetailsSection title="Signing" action={<Link href="#history">History</Link>}>
          <SigningProgress label="Signing" steps={underWay} />
        </DetailsSection>
        <DetailsSection>
          <DescriptionList
            items={[
              { term: 'Filter', value: 'Tax › Income tax › 2025' },
              { term: 'Created by', value: 'Daniel Okafor' },
              { term: 'Modified', value: '20/11/2025' },
              { term: 'Notifications', value: 'On · 3 sent' },
            ]}
          />
        </DetailsSection>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 312, maxWidth: '100%', height: 640, display: 'flex' }}>
        <Sheet grow>
          <Story />
        </Sheet>
      </div>
    ),
  ],
} satisfies Meta<typeof DetailsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SigningUnderWay: Story = {};

export const LongTitle: Story = {
  args: {
    title:
      'Deed of variation – Ellery Family Superannuation Fund and Corriedale Pastoral Co Pty Ltd (executed)',
  },
};

export const WithoutTask: Story = {
  args: {
    title: 'Wool clip reconciliation FY2025',
    status: <TaskPill actionType={1} />,
    actions: undefined,
  },
};
