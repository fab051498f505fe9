import { capitalised, uncapitalised, withArticle } from '../naming.ts';
import type { Operation } from '../contract.ts';
import type { FormField } from './form.ts';
import type { ScreenModel } from './model.ts';

/** Returns the expression of a field's value. */
function valueAt({ at }: FormField): string {
  return `value.${at.join('.')}`;
}

function setting({ at }: FormField, next: string): string {
  const [outer = '', inner] = at;
  return inner === undefined
    ? `setValue({ ...value, ${outer}: ${next} });`
    : `setValue({ ...value, ${outer}: { ...value.${outer}, ${inner}: ${next} } });`;
}

/** Name of the constant that holds what can be selected. */
function choicesOf({ at }: FormField): string {
  return `${uncapitalised(at.at(-1) ?? '')}Choices`;
}

/** Writes a constant of the contract's choices for each field that has some. */
function choiceConstants(fields: readonly FormField[]): string {
  return fields
    .filter(({ kind }) => kind === 'choice')
    .map((field) => `const ${choicesOf(field)} = ${JSON.stringify(field.choices)} as const;\n`)
    .join('');
}

function control(field: FormField): string {
  const { kind, label, required, nullable } = field;
  const value = valueAt(field);
  const set = (next: string) => `{ ${setting(field, next)} }`;
  const errors = [
    ...(required ? [`missing('${label}', ${value})`] : []),
    ...(kind === 'email' ? [`badEmail(${value}${required ? '' : " ?? ''"})`] : []),
  ];
  const error = `${errors.length > 0 ? `error={${errors.join(' ?? ')}}` : ''} ${required ? 'required' : ''}`;
  const text = nullable ? "text === '' ? null : text" : 'text';
  switch (kind) {
    case 'yesNo':
      return `<Checkbox label="${label}" checked={${value}} onChange={(checked) => ${set('checked')}} />`;
    case 'number':
      return `<NumberField label="${label}" value={${value}} onChange={(count) => ${set('count ?? 0')}} />`;
    case 'date':
      return `<DateTimeField label="${label}" value={${nullable ? value : `${value} || null`}} onChange={(moment) => ${set(nullable ? 'moment' : "moment ?? ''")}} />`;
    case 'choice': {
      const choices = choicesOf(field);
      const select = `{ const choice = ${choices}.find((id) => id === selected); if (choice !== undefined) ${setting(field, 'choice')} }`;
      return `<Select label="${label}" options={${choices}.map((id) => ({ id, label: id }))} value={${value} ?? null} onChange={(selected) => ${select}} />`;
    }
    case 'text':
      return `<TextArea label="${label}" value={${value} ?? ''} onChange={(text) => ${set(text)}} ${error} />`;
    default: {
      const type = kind === 'line' ? '' : `type="${kind}"`;
      const shown = required ? value : `${value} ?? ''`;
      return `<TextField label="${label}" ${type} value={${shown}} onChange={(text) => ${set(text)}} ${error} />`;
    }
  }
}

const components = {
  yesNo: 'Checkbox',
  number: 'NumberField',
  date: 'DateTimeField',
  choice: 'Select',
  text: 'TextArea',
  line: 'TextField',
  email: 'TextField',
  tel: 'TextField',
} as const;

/** Writes the dialog that adds an item. */
export function modalFiles({ noun, One, labels, form }: ScreenModel): Record<string, string> {
  const used = [...new Set(form.fields.map(({ kind }) => components[kind]))].sort();
  const required = form.fields.filter((field) => field.required).map(valueAt);
  const emails = form.fields.filter(({ kind }) => kind === 'email');
  const emailValues = emails.map((field) => `${valueAt(field)}${field.required ? '' : " ?? ''"}`);
  const acceptable = [
    `![${required.join(', ')}].some(isMissing)`,
    ...(emails.length > 0 ? [`![${emailValues.join(', ')}].some(isBadEmail)`] : []),
  ].join(' && ');
  return {
    [`modals/New${One}Modal.tsx`]: `import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ${form.call.from} } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
${emails.length > 0 ? "import { isEmail } from '@countersign/api-client/rules';\n" : ''}import { ${[...used, 'FormDialog', 'useToasts'].join(', ')} } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { useKeptKeys } from '../../../services/useKeptKeys.ts';
import { writeFailure } from '../../../services/writeFailure.ts';
import { ${noun}Messages } from '../${noun}.messages.ts';

interface New${One}ModalProps {
  readonly onClose: () => void;
}

const pristine: Schemas['${form.schema}'] = ${form.pristine};

${choiceConstants(form.fields)}const isMissing = (text: string) => text.trim() === '';
${emails.length > 0 ? 'const isBadEmail = (text: string) => !isMissing(text) && !isEmail(text);\n' : ''}
/**
 * Adds ${withArticle(labels.one)}. The dialog stays open and shows the server's message if that fails; if its reply is lost, the same
 * input, sent again, adds it once.
 */
export function New${One}Modal({ onClose }: New${One}ModalProps) {
  const { portal } = useServices();
  const toasts = useToasts();
  const kept = useKeptKeys();
  const [value, setValue] = useState(pristine);
  // Show no errors before the first submit.
  const [submitted, setSubmitted] = useState(false);
  const addition = useMutation({
    ...${form.call.from}.${form.call.name}(portal, kept),
    onSuccess: () => {
      toasts.show({ tone: 'positive', message: ${noun}Messages.added });
      onClose();
    },
  });

  function missing(label: string, text: string): string | undefined {
    return submitted && isMissing(text) ? ${noun}Messages.required(label) : undefined;
  }

${
  emails.length > 0
    ? `  function badEmail(text: string): string | undefined {
    return submitted && isBadEmail(text) ? ${noun}Messages.notEmail : undefined;
  }

`
    : ''
}  function submit(): void {
    setSubmitted(true);
    if (${acceptable}) addition.mutate(value);
  }

  return (
    <FormDialog
      open
      title="Add ${labels.one}"
      submitLabel="Add ${labels.one}"
      changed={value !== pristine}
      pending={addition.isPending}
      failure={addition.isError ? writeFailure(addition.error) : undefined}
      onSubmit={submit}
      onCancel={onClose}
    >
      ${form.fields.map(control).join('\n      ')}
    </FormDialog>
  );
}
`,
    [`modals/New${One}Modal.stories.tsx`]: modalStories(noun, One, labels.one, form.fields),
    [`modals/New${One}Modal.test.tsx`]: modalTest(One, form.operation),
  };
}

function modalTest(One: string, { verb, path }: Operation): string {
  return `import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { playStories, writesTo } from '../../../testing/storiesInDom.tsx';
import * as modalStories from './New${One}Modal.stories.tsx';

const stories = composeStories(modalStories);

playStories();

it.each(Object.entries(stories))('plays %s', async (_name, story) => {
  await expect(story.run()).resolves.toBeUndefined();
});

it('sends the same input again as the same write after a lost reply', async () => {
  await stories.Unconfirmed.run();
  // Three tries of the first press, which the client repeats by itself, and one of the second.
  expect(writesTo('${path}', '${verb.toUpperCase()}')).toEqual({ sent: 4, keys: 1 });
});
`;
}

/** Returns the statements that fill the required fields. */
export function fillIn(fields: readonly FormField[]): string {
  return fields
    .filter(({ required }) => required)
    .map(({ label, example }) => {
      const text = typeof example === 'string' ? example : 'Example';
      return `await userEvent.type(screen.getByRole('textbox', { name: '${label}' }), '${text.replaceAll("'", "\\'")}');`;
    })
    .join('\n  ');
}

function emailStory(noun: string, label: string): string {
  return `/** A text that is no email address shows an error, and the form is not sent. */
export const NotEmail: Story = {
  play: async ({ args }) => {
    await fillIn();
    const field = screen.getByRole('textbox', { name: '${label}' });
    await userEvent.clear(field);
    await userEvent.type(field, 'nobody');
    await submit();
    await expect(screen.getByText(${noun}Messages.notEmail)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

`;
}

function modalStories(noun: string, One: string, one: string, fields: readonly FormField[]): string {
  const [first] = fields.filter(({ required }) => required);
  const email = fields.find(({ kind }) => kind === 'email');
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${['expect', 'fn', 'screen', ...(email === undefined ? [] : ['userEvent']), 'waitFor', 'within'].join(', ')} } from 'storybook/test';
import { answering, losingReplies } from '@countersign/api-client/answers';
import { errorSentences } from '@countersign/api-client/rules';
import { writeMessages } from '../../../services/services.messages.ts';
import { withServices } from '../../../testing/withServices.tsx';
import { ${noun}Answers, usual${capitalised(noun)}Answers } from '../${noun}.answers.ts';
import { ${noun}Messages } from '../${noun}.messages.ts';
import { fillIn, submit } from '../${capitalised(noun)}Screen.example.ts';
import { New${One}Modal } from './New${One}Modal.tsx';

const meta = {
  title: 'Screens/${capitalised(noun)}/Add ${one}',
  component: New${One}Modal,
  decorators: [withServices],
  args: { onClose: fn() },
  parameters: answering(${noun}Answers.added),
} satisfies Meta<typeof New${One}Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pristine: Story = {};

/** Each empty required field shows an error, and the form is not sent. */
export const Invalid: Story = {
  play: async ({ args }) => {
    await submit();
    await expect(screen.getByText(${noun}Messages.required('${first?.label ?? ''}'))).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

${email === undefined ? '' : emailStory(noun, email.label)}/** While the form is being sent, it can be neither closed nor resent. */
export const Submitting: Story = {
  parameters: answering(${noun}Answers.adding),
  play: async () => {
    await fillIn();
    await submit();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** The dialog shows the server's message and keeps the input. */
export const Rejected: Story = {
  parameters: answering(${noun}Answers.notAdded),
  play: async ({ args }) => {
    await fillIn();
    await submit();
    await waitFor(() => expect(screen.getByText(errorSentences.fieldsRequired)).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The reply is lost after the ${one} was added: the same input, sent again, is the same ${one}. */
export const Unconfirmed: Story = {
  parameters: answering(...losingReplies(usual${capitalised(noun)}Answers, 'after')),
  play: async ({ args }) => {
    await fillIn();
    await submit();
    const dialog = within(screen.getByRole('dialog'));
    await expect(await dialog.findByText(writeMessages.unknown)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await submit();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Added: Story = {
  play: async ({ args }) => {
    await fillIn();
    await submit();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(screen.getByText(${noun}Messages.added)).toBeVisible();
  },
};
`;
}
