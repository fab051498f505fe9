import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, employeeAnswers } from '@countersign/api-client/answers';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { untilRead } from '../screen/DocumentsScreen.example.ts';
import { documentScreenMessages } from '../documents.messages.ts';
import { peopleFailed, unknownPerson } from '../quickFilters.messages.ts';

/** Quick filters limit the list by who created documents, when they were modified, and for whom they wait. */
const meta = {
  title: 'Screens/Documents/Quick filters',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first press loads the content, and opens it. */
async function openQuickFilters(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: /^Quick filters/ }));
  return within(
    await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Quick filters' }),
  );
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await untilRead(canvasElement);
    const panel = await openQuickFilters(canvasElement);
    await waitFor(() => expect(panel.getByRole('combobox', { name: 'Created by' })).toBeVisible());
    await expect(panel.getByRole('combobox', { name: 'Waiting for' })).toBeVisible();
    await waitFor(() => expect(panel.getByRole('combobox', { name: 'Created by' })).toHaveFocus());
  },
};

/** One Escape is enough, from the field where the keys start. */
export const LeftByEscape: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const panel = await openQuickFilters(canvasElement);
    await waitFor(() => expect(panel.getByRole('combobox', { name: 'Created by' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Quick filters/ })).toHaveFocus());
  },
};

/** A person is found by typing a part of the name. */
export const CreatedBy: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const panel = await openQuickFilters(canvasElement);
    await userEvent.type(await panel.findByRole('combobox', { name: 'Created by' }), 'okaf');
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('option', { name: /Daniel Okafor/ }));
    await userEvent.keyboard('{Escape}');
    await expect(
      await canvas.findByRole('button', { name: /^Created by: Daniel Okafor ?, remove$/ }),
    ).toBeVisible();
  },
};

/** From a link. All limit the list together; each chip removes one of them. */
export const Several: Story = {
  args: { href: '/documents/12?by=employee-3&waiting=client' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^Created by: Amelia Hart ?, remove$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Waiting for: The client ?, remove$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Quick filters ?2 in use$/ })).toBeVisible();
  },
};

export const OwnDates: Story = {
  args: { href: '/documents/12?modified=2019-07-01..2019-07-31' },
  play: async ({ canvasElement, canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^Modified: 01\/07\/2019 – 31\/07\/2019 ?, remove$/ }),
    ).toBeVisible();
    await expect(await canvas.findByText(documentScreenMessages.noMatches)).toBeVisible();
    const panel = await openQuickFilters(canvasElement);
    await expect(await panel.findByRole('group', { name: 'Date range' })).toBeVisible();
  },
};

/** By keys alone. Until a year is whole there is no range to limit by; what was typed stays. */
export const OwnDatesTyped: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const panel = await openQuickFilters(canvasElement);
    await userEvent.click(await panel.findByRole('button', { name: /Modified/ }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('option', { name: 'Custom range' }));
    const first = await panel.findByRole('spinbutton', { name: /day, Start Date/ });
    first.focus();
    await userEvent.keyboard('0107201931072019');
    await expect(
      await canvas.findByRole('button', { name: /^Modified: 01\/07\/2019 – 31\/07\/2019 ?, remove$/ }),
    ).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveTextContent('01');
    await expect(panel.getByText('The end date is before the start date.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Modified: / })).toBeNull();
  },
};

/** The filters say how many of them are set; what is set stands as chips. */
export const Phone: Story = {
  args: { href: '/documents/12?waiting=client&modified=financialYear' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Filters.*2 in use/ })).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: /^Waiting for: The client ?, remove$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toBeVisible();
  },
};

/** The view and a quick filter say the same: one chip says it, and removes both. */
export const PhoneSaidOnce: Story = {
  args: { href: '/documents/12?waiting=client&view=waitingForClient' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Filters.*1 in use/ })).toBeVisible();
    const view = await canvas.findByRole('button', { name: /^Waiting for the client ?, remove$/ });
    await expect(canvas.queryByRole('button', { name: /^Waiting for: / })).toBeNull();
    await userEvent.click(view);
    await expect(await canvas.findByRole('button', { name: 'Filters' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /, remove$/ })).toBeNull());
    // The whole list has been read, and the keys go on in it.
    await untilRead(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { name: /^Select/ })[0]).toHaveFocus());
  },
};

export const PhoneOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    const page = within(canvasElement.ownerDocument.body);
    const sheet = within(await page.findByRole('dialog', { name: 'Filters' }));
    // Folded, so that the filters of the client are in sight.
    await expect(sheet.queryByRole('combobox', { name: 'Created by' })).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Quick filters' }));
    await expect(await sheet.findByRole('combobox', { name: 'Created by' })).toBeVisible();
    const button = sheet.getByRole('button', { name: 'Quick filters', pressed: true });
    await expect(button).toHaveFocus();
    // They cover nothing: the filters stand below them.
    const last = sheet.getByRole('combobox', { name: 'Waiting for' }).getBoundingClientRect();
    await expect(sheet.getByRole('tree').getBoundingClientRect().top).toBeGreaterThanOrEqual(last.bottom);
    const [any, people] = ['Modified', 'Created by'].map((name) => {
      const field = sheet.getByRole(name === 'Modified' ? 'button' : 'combobox', { name: new RegExp(name) });
      return getComputedStyle(field).fontSize;
    });
    await expect(any).toBe(people);
  },
};

/** A second press folds them again. */
export const PhoneFolded: Story = {
  ...PhoneOpen,
  play: async (context) => {
    await PhoneOpen.play?.(context);
    const sheet = within(
      await within(context.canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Filters' }),
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Quick filters' }));
    await expect(sheet.queryByRole('combobox', { name: 'Created by' })).toBeNull();
    await expect(sheet.getByRole('button', { name: 'Quick filters', pressed: false })).toHaveFocus();
  },
};

/** The names cannot be read: a chip still removes its filter, and the fields say why they offer no people. */
export const PeopleFailed: Story = {
  args: { href: '/documents/12?by=employee-3' },
  parameters: answering(employeeAnswers.everyoneFailing),
  play: async ({ canvasElement, canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: new RegExp(`^Created by: ${unknownPerson}`) }),
    ).toBeVisible();
    const panel = await openQuickFilters(canvasElement);
    await waitFor(() => expect(panel.getAllByText(peopleFailed)).toHaveLength(2));
  },
};
