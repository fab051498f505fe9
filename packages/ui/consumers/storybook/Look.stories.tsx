import type { Meta, StoryObj } from '@storybook/react-vite';
import { pages } from '../story/pages.tsx';

/** The pages that every consumer shows, from the sources, in this Storybook's own theme. */
const meta = { title: 'Look', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = { render: () => <pages.grid /> };
export const Uploads: Story = { render: () => <pages.uploads /> };
export const Signing: Story = { render: () => <pages.signing /> };
