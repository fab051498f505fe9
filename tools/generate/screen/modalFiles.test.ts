import ts from 'typescript';
import { expect, it } from 'vitest';
import { modalFiles } from './modalFiles.ts';
import { screenModel } from './model.ts';

/** The modal of the employees' screen, with a field of choices added to its form. */
function withChoice(nullable: boolean): string {
  const model = screenModel('employees', '/employees');
  const field = {
    at: ['AdobeStatus'],
    label: 'Adobe status',
    kind: 'choice',
    choices: ['new', 'active'],
    required: false,
    nullable,
    example: 'new',
  } as const;
  const form = { ...model.form, fields: [...model.form.fields, field] };
  return modalFiles({ ...model, form })[`modals/New${model.One}Modal.tsx`] ?? '';
}

it('keeps the key of a write whose reply was lost, and says that its outcome is unknown', () => {
  const files = modalFiles(screenModel('employees', '/employees'));
  const text = files['modals/NewEmployeeModal.tsx'];
  expect(text).toContain('const kept = useKeptKeys();');
  expect(text).toContain('...employeeMutations.create(portal, kept),');
  expect(text).toContain('writeFailure(addition.error)');
  expect(files['modals/NewEmployeeModal.stories.tsx']).toContain('export const Unconfirmed: Story');
});

/** Names that a module uses and neither declares nor imports. */
function unknownNames(text: string): string[] {
  const file = 'modal.tsx';
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const host = ts.createCompilerHost({});
  const program = ts.createProgram(
    [file],
    { jsx: ts.JsxEmit.Preserve, noResolve: true },
    {
      ...host,
      getSourceFile: (name, ...rest) => (name === file ? source : host.getSourceFile(name, ...rest)),
    },
  );
  const cannotFindName = 2304;
  return program
    .getSemanticDiagnostics(source)
    .filter(({ code }) => code === cannotFindName)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

it.each([true, false])(
  'a field of choices selects among those of the contract (nullable: %s)',
  (nullable) => {
    const text = withChoice(nullable);
    expect(unknownNames(text)).toEqual([]);
    expect(text).toContain('const adobeStatusChoices = ["new","active"] as const;');
    expect(text).toContain('adobeStatusChoices.find((id) => id === selected)');
  },
);
