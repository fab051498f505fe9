import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { FileField, type FileFieldProps } from './FileField.js';

function Kept(props: FileFieldProps) {
  const [files, setFiles] = useState(props.files);
  return (
    <FileField
      {...props}
      files={files}
      onChange={(next) => {
        props.onChange(next);
        setFiles(next);
      }}
    />
  );
}

function file(name: string, size: number): File {
  return new File([new Uint8Array(size)], name);
}

/** The data of a drop. The testing library passes on own properties only, and a DataTransfer has none. */
function dropped(...files: readonly File[]): { dataTransfer: DataTransfer } {
  const data = new DataTransfer();
  for (const each of files) data.items.add(each);
  return { dataTransfer: Object.defineProperty(data, 'files', { value: data.files }) };
}

/** Selects files from the user's machine, by dialog or drop. Invalid files are reported at once. */
const meta = {
  title: 'Components/FileField',
  component: FileField,
  tags: ['!autodocs'],
  args: {
    label: 'Logo',
    hint: 'jpg, png or gif, at most 1 MB. Suggested size is 90x240 pixels, PNG.',
    files: [],
    extensions: ['jpg', 'png', 'gif'],
    maxSize: 1_000_000,
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const several = {
  label: 'Attachments',
  hint: undefined,
  extensions: [],
  multiple: true,
  maxSize: 5_000_000,
  files: [
    file('Trust distribution minutes 2026.pdf', 482_000),
    file('Brindle Creek water licence scans, east and west paddocks.zip', 4_120_000),
  ],
};

export const Empty: Story = {};
export const Selected: Story = { args: { files: [file('harrow-and-finch.png', 48_200)] } };
export const Several: Story = { args: several };
export const Disabled: Story = { args: { ...several, disabled: true } };
export const Invalid: Story = { args: { error: 'The logo couldn’t be read. Select another file.' } };

export const Picked: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Logo', { selector: 'input' });
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.upload(input, file('logo.png', 1200));
    await expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'logo.png' })]);
    await userEvent.upload(input, file('new-logo.gif', 1200));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove new-logo.gif' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(input).toHaveFocus());
  },
};

export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await fireEvent.drop(canvas.getByText('or drop it here'), dropped(file('logo.svg', 900)));
    const input = canvas.getByLabelText('Logo', { selector: 'input' });
    await expect(input).toHaveAccessibleDescription('logo.svg is not a jpg, png or gif file.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Accepts the valid files of a drop and names the others. */
export const SomeRefused: Story = {
  args: { ...several, files: [], maxSize: 1000 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await fireEvent.drop(
      canvas.getByText('or drop them here'),
      dropped(file('minutes.pdf', 900), file('scans.zip', 1200)),
    );
    await expect(args.onChange).toHaveBeenCalledWith([expect.objectContaining({ name: 'minutes.pdf' })]);
    await expect(canvas.getByText('scans.zip is 1.2 kB. The limit is 1 kB.')).toBeVisible();
  },
};
