import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sessionMessages } from '../../session/session.messages.ts';
import { AccessDeniedScreen } from './AccessDeniedScreen.tsx';

const meta = {
  title: 'Screens/Login/Access denied',
  component: AccessDeniedScreen,
  parameters: { layout: 'fullscreen' },
  args: { onSignOut: fn() },
} satisfies Meta<typeof AccessDeniedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RoleMissing: Story = {};

export const NotAccepted: Story = {
  args: { message: sessionMessages.notAdmin('signer@harrowfinch.example') },
};
