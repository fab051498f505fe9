import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { storyConfig } from '@countersign/api-client/answers';
import { aSession, signedIn } from '../features/login/login.fixtures.ts';
import { appMessages } from './app.messages.ts';
import { PageError } from './PageError.tsx';
import { RouterServicesContext } from './routerServices.ts';

function Broken(): never {
  throw new Error('A document has no title.');
}

function openBroken() {
  return createRouter({
    routeTree: createRootRoute({ component: Broken, errorComponent: PageError }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultOnCatch: () => undefined,
  });
}

/** Renders a router whose page throws, in a space of the shell's height. */
function BrokenPage() {
  const [router] = useState(openBroken);
  const [services] = useState(() => ({
    config: storyConfig,
    session: aSession(signedIn),
    errors: { referenceOf: () => '7F3A-91C2-08DE', report: () => '7F3A-91C2-08DE' },
    setPageColor: () => undefined,
  }));
  return (
    <RouterServicesContext value={services}>
      <div style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
        <RouterProvider<typeof router> router={router} />
      </div>
    </RouterServicesContext>
  );
}

/** A page that cannot be shown, in the shell's main area. */
const meta = {
  title: 'Screens/Shell/Page error',
  component: BrokenPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BrokenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PageFailed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(appMessages.pageFailed)).toBeVisible();
    await expect(canvas.getByText('7F3A-91C2-08DE')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
