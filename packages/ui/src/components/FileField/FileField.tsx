import { useRef, useState, type DragEvent } from 'react';
import { announce } from '../announce/announce.js';
import { Field } from '../Field/Field.js';
import { useField, type FieldText } from '../Field/useField.js';
import { Icon } from '../Icon/Icon.js';
import { UploadIcon } from '../Icon/icons.js';
import { SelectedFiles } from './SelectedFiles.js';
import * as styles from './FileField.css.js';
import { fileProblem } from './fileRules.js';

export interface FileFieldProps extends FieldText {
  /** Selected files, in order. */
  files: readonly File[];
  /** Called with the selected files after each selection, drop and removal. */
  onChange: (files: readonly File[]) => void;
  /** Accepted extensions, lower case without a dot: `['jpg', 'png', 'gif']`. All by default. */
  extensions?: readonly string[] | undefined;
  /** Maximum file size in bytes. */
  maxSize?: number | undefined;
  /** Allows several files; otherwise a new file replaces the old one. */
  multiple?: boolean | undefined;
  /** Must be selected before the form is submitted. */
  required?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
}

const none: readonly string[] = [];

/** Selects files from the user's machine, by dialog or drop. Invalid files are reported at once. */
export function FileField({
  label,
  labelHidden,
  hint,
  error,
  files,
  onChange,
  extensions = none,
  maxSize,
  multiple = false,
  required = false,
  disabled = false,
}: FileFieldProps) {
  const [refused, setRefused] = useState<string>();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const shownError = error ?? refused;
  const ids = useField({ hint, error: shownError });

  function take(list: FileList): void {
    const offered = multiple ? [...list] : [...list].slice(0, 1);
    const problems = offered.map((file) => fileProblem(file, { extensions, maxSize }));
    const taken = offered.filter((_file, index) => problems[index] === undefined);
    const problem = problems.filter((text) => text !== undefined).join(' ');
    setRefused(problem === '' ? undefined : problem);
    announce(problem === '' ? `Selected: ${taken.map(({ name }) => name).join(', ')}` : problem);
    if (taken.length > 0) onChange(multiple ? [...files, ...taken] : taken);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (!disabled && event.dataTransfer.files.length > 0) take(event.dataTransfer.files);
  }

  return (
    <Field ids={ids} label={label} labelHidden={labelHidden} hint={hint} error={shownError}>
      <div
        className={styles.zone}
        data-over={over ? '' : undefined}
        data-invalid={ids.errorId === undefined ? undefined : ''}
        data-disabled={disabled ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => {
          setOver(false);
        }}
        onDrop={drop}
      >
        <input
          ref={input}
          id={ids.inputId}
          {...ids.aria}
          type="file"
          className={styles.input}
          accept={extensions.map((extension) => `.${extension}`).join(',')}
          multiple={multiple}
          required={required && files.length === 0}
          disabled={disabled}
          title=""
          onChange={(event) => {
            if (event.currentTarget.files !== null) take(event.currentTarget.files);
            // Allows selecting the same file again after its removal.
            event.currentTarget.value = '';
          }}
        />
        <span className={styles.glyph}>
          <Icon icon={UploadIcon} />
        </span>
        <span className={styles.browse}>{multiple ? 'Select files' : 'Select a file'}</span>
        <span>or drop {multiple ? 'them' : 'it'} here</span>
      </div>
      <SelectedFiles
        label={label}
        files={files}
        disabled={disabled}
        onRemove={(removed) => {
          onChange(files.filter((file) => file !== removed));
          input.current?.focus();
        }}
      />
    </Field>
  );
}
