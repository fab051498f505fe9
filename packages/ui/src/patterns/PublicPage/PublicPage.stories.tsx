import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.js';
import { Text } from '../../components/Text/Text.js';
import { productSplash } from './publicPage.messages.js';
import { PublicPage } from './PublicPage.js';
import { PublicPaper } from './PublicPaper.js';

/** Lays out a page before sign-in: the firm's brand panel, and a narrow column for a form or a short text. */
const meta = {
  title: 'Patterns/PublicPage',
  component: PublicPage,
  subcomponents: { PublicPaper },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Sign in',
    children: (
      <Button variant="primary" size="large" fullWidth>
        Sign in
      </Button>
    ),
  },
} satisfies Meta<typeof PublicPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnBrand: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(productSplash)).toBeVisible();
  },
};

export const FirmBrand: Story = {
  args: {
    brand: {
      name: 'Harrow & Finch',
      splashTitle: 'Welcome to Harrow & Finch',
      splashMessage:
        'Your returns, statements and signatures in one place. Call us on (03) 5550 0142 if anything looks unfamiliar.',
    },
  },
};

export const Partial: Story = { args: { partial: true } };

export const Phone: Story = {
  args: {
    brand: {
      name: 'Wollongong Harbour Accounting and Superannuation Advisers',
      splashTitle: 'Welcome to Wollongong Harbour',
      splashMessage: 'Not shown where there is no room.',
    },
    children: <Text as="p">A few words instead of a form.</Text>,
  },
  globals: { viewport: { value: 'narrow' } },
};
