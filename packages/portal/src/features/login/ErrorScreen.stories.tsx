import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorScreen } from './ErrorScreen.tsx';

const meta = {
  title: 'Screens/Login/Page not found',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/' },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PageNotFound: Story = {};
