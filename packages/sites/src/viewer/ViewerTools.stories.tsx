import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnDocument } from './testing.ts';
import { drawn } from './Viewer.example.ts';
import { viewerMessages, zoomMessages } from './viewer.messages.ts';
import { Viewer } from './Viewer.tsx';

/** What the toolbar and the keys do with the pages. */
const meta = {
  title: 'Sites/Viewer/Tools',
  component: Viewer,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'ASIC annual statement 2025.pdf',
    color: '333C91',
    finishedUrl: null,
    purpose: null,
    state: { status: 'ready', document: drawnDocument() },
  },
} satisfies Meta<typeof Viewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sentence in a region that was there before it. */
const live = (sentence: string) =>
  screen.queryAllByText(sentence).find((element) => element.closest('[data-live-announcer]') !== null);

/** A part could not be read after the document was opened. */
export const PartMissing: Story = {
  args: { state: { status: 'ready', document: drawnDocument({ interrupted: true }) }, onReopen: fn() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(viewerMessages.partMissing)).toBeVisible();
    await waitFor(() => expect(live(viewerMessages.partMissing)).toBeDefined());
    await drawn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReopen).toHaveBeenCalledOnce();
  },
};

/** Pages and thumbnails turn, and the whole page is shown. */
export const Turned: Story = {
  play: async ({ canvas }) => {
    await drawn(canvas);
    // Those of an earlier story may still be there.
    const heard = (sentence: string) =>
      waitFor(() => expect(screen.queryAllByText(sentence)).not.toHaveLength(0));
    await heard(viewerMessages.opened('ASIC annual statement 2025.pdf', 3));
    await userEvent.click(canvas.getByRole('button', { name: viewerMessages.rotate }));
    await heard(viewerMessages.rotated(90));
    await userEvent.keyboard('{Control>}]]]{/Control}');
    await heard(viewerMessages.rotated(0));
    await userEvent.keyboard('{Control>}]{/Control}');
    await userEvent.keyboard('{Control>}\\{/Control}');
    const sheet = canvas.getByRole('region', { name: 'Page 1' }).firstElementChild;
    await waitFor(() => {
      const { width = 0, height = 0 } = sheet?.getBoundingClientRect() ?? {};
      return expect(width).toBeGreaterThan(height);
    });
    await drawn(canvas);
  },
};

export const GoToPage: Story = {
  args: { state: { status: 'ready', document: drawnDocument({ pages: 300 }) } },
  play: async ({ canvas }) => {
    await drawn(canvas);
    await userEvent.keyboard('{Control>}g{/Control}');
    const field = canvas.getByRole('textbox', { name: viewerMessages.pageNumber });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('300{Enter}');
    await waitFor(() => expect(canvas.getByText('Page 300 of 300')).toBeVisible());
    await drawn(canvas, 300);
  },
};

/** The page that was typed does not exist. */
export const WrongPage: Story = {
  play: async ({ canvas }) => {
    await drawn(canvas);
    const field = canvas.getByRole('textbox', { name: viewerMessages.pageNumber });
    await userEvent.clear(field);
    await userEvent.type(field, '12{Enter}');
    await expect(canvas.getByText(viewerMessages.wrongPage(3))).toBeVisible();
    await expect(live(viewerMessages.wrongPage(3))).toBeDefined();
    await expect(field).toHaveValue('12');
    await expect(field).toHaveAccessibleDescription(viewerMessages.wrongPage(3));
  },
};

export const Keys: Story = {
  play: async ({ canvas }) => {
    await drawn(canvas);
    await userEvent.keyboard('{Control>}/{/Control}');
    const help = await screen.findByRole('dialog', { name: viewerMessages.keys });
    await expect(help).toHaveTextContent('Search in document');
  },
};

/** Screen readers are told of pages that hold no text. */
export const Scans: Story = {
  args: { state: { status: 'ready', document: drawnDocument({ scans: [2] }) } },
  play: async ({ canvas }) => {
    await drawn(canvas);
    const scan = canvas.getByRole('region', { name: 'Page 2' });
    await waitFor(() => expect(scan).toHaveTextContent(viewerMessages.noText));
  },
};

/** A scan that was signed says that only the stamp can be read. */
export const SignedScan: Story = {
  args: {
    state: {
      status: 'ready',
      document: drawnDocument({ scans: [2], stamps: 'Margaret Ellery\nSigned 21 Nov 2026 2:06 pm AEDT' }),
    },
  },
  play: async ({ canvas }) => {
    await drawn(canvas);
    const scan = canvas.getByRole('region', { name: 'Page 2' });
    await waitFor(() => expect(scan).toHaveTextContent(viewerMessages.noOtherText));
    await expect(scan).toHaveTextContent('Signed 21 Nov 2026');
    await expect(scan).not.toHaveTextContent(viewerMessages.noText);
  },
};

export const ZoomedIn: Story = {
  play: async ({ canvas }) => {
    await drawn(canvas);
    const zoomIn = canvas.getByRole('button', { name: 'Zoom in' });
    await userEvent.click(zoomIn);
    // Announced, besides being visible in the toolbar.
    await waitFor(() => expect(screen.getAllByText('125%').length).toBeGreaterThan(1));
    for (let step = 0; step < 10; step += 1) await userEvent.click(zoomIn);
    await expect(canvas.getByText('400%')).toBeVisible();
    await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
    await expect(zoomIn).toHaveAccessibleDescription(zoomMessages.largest);
    await userEvent.keyboard('{Control>}-{/Control}');
    await expect(canvas.getByText('300%')).toBeVisible();
    await userEvent.keyboard('{Control>}0{/Control}');
    await expect(canvas.getByText('100%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: zoomMessages.menu('100%') }));
    const fit = await screen.findByRole('menuitemradio', { name: zoomMessages.fitWidth });
    await userEvent.click(fit);
    await expect(fit).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('{Escape}');
    await drawn(canvas);
  },
};

/** The ring of what scrolls is over the pages, which reach its edges. */
export const ZoomedInFocused: Story = {
  play: async ({ canvas }) => {
    await drawn(canvas);
    for (let step = 0; step < 5; step += 1) await userEvent.keyboard('{Control>}+{/Control}');
    canvas.getByRole('main').focus();
    const { content, outlineStyle } = getComputedStyle(
      canvas.getByRole('main').parentElement ?? document.body,
      '::after',
    );
    await expect({ content, outlineStyle }).toEqual({ content: '""', outlineStyle: 'solid' });
    await drawn(canvas);
  },
};

export const ZoomedOut: Story = {
  play: async ({ canvas }) => {
    await drawn(canvas);
    const zoomOut = canvas.getByRole('button', { name: zoomMessages.out });
    for (let step = 0; step < 4; step += 1) await userEvent.click(zoomOut);
    await expect(canvas.getByText('25%')).toBeVisible();
    await expect(zoomOut).toHaveAccessibleDescription(zoomMessages.smallest);
    await drawn(canvas);
  },
};

export const ZoomMenu: Story = {
  play: async ({ canvas }) => {
    await drawn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: zoomMessages.menu('100%') }));
    const choice = (name: string) => screen.findByRole('menuitemradio', { name });
    await expect(await choice(zoomMessages.fit)).toHaveAttribute('aria-checked', 'true');
    await expect(await choice(zoomMessages.actual)).toBeVisible();
    await userEvent.click(await choice(zoomMessages.fitPage));
    await expect(await choice(zoomMessages.fitPage)).toHaveAttribute('aria-checked', 'true');
  },
};
