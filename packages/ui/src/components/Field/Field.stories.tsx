import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import * as styles from './Field.css.js';
import { Field } from './Field.js';
import { useField, type FieldText } from './useField.js';

interface PostcodeProps extends FieldText {
  aside?: string;
}

function Postcode({ aside, ...text }: PostcodeProps) {
  const ids = useField(text);
  return (
    <Field {...text} ids={ids} aside={aside}>
      <div className={styles.box} data-invalid={text.error === undefined ? undefined : ''}>
        <input id={ids.inputId} className={styles.input} defaultValue="3056" {...ids.aria} />
      </div>
    </Field>
  );
}

/** Shared by every field: label above, control, then the hint or error. Build your own fields with it. */
const meta = {
  title: 'Components/Field',
  component: Postcode,
  subcomponents: { Field },
  tags: ['!autodocs'],
  args: { label: 'Postcode' },
} satisfies Meta<typeof Postcode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Labelled: Story = {};

export const Hinted: Story = {
  args: { hint: 'Four digits.', aside: 'Optional' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Postcode')).toHaveAccessibleDescription(
      'Four digits.',
    );
  },
};

export const Failed: Story = {
  args: { hint: 'Four digits.', error: 'A postcode has four digits.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Postcode');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('A postcode has four digits.');
  },
};

export const LabelHidden: Story = { args: { labelHidden: true } };
