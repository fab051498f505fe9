import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '../Inline/Inline.js';
import { Stack } from '../Stack/Stack.js';
import { Text } from '../Text/Text.js';
import { FileIcon } from './FileIcon.js';

const extensions = ['pdf', 'docx', 'xlsx', 'png', 'pptx', 'zip', 'msg'];

/** Shows the icon of a file by its extension. */
const meta = {
  title: 'Foundations/File icons',
  component: FileIcon,
  tags: ['!autodocs'],
  args: { extension: 'pdf' },
} satisfies Meta<typeof FileIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = { args: { extension: 'pdf', size: 24, named: true, unread: true } };

export const All: Story = {
  render: () => (
    <Stack gap={12}>
      {extensions.map((extension) => (
        <Inline key={extension} gap={12}>
          <FileIcon extension={extension} />
          <FileIcon extension={extension} size={20} />
          <FileIcon extension={extension} size={24} named />
          <Text step="13">{extension}</Text>
        </Inline>
      ))}
    </Stack>
  ),
};
