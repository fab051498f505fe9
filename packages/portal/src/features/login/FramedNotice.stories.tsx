import type { Meta, StoryObj } from '@storybook/react-vite';
import { FramedNotice } from './FramedNotice.tsx';

const meta = {
  title: 'Screens/Login/Framed',
  component: FramedNotice,
  parameters: { layout: 'fullscreen' },
  args: { href: 'http://localhost:4000/documents/12' },
} satisfies Meta<typeof FramedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotInAFrame: Story = {};

export const SignedIn: Story = { args: { signedIn: true } };
