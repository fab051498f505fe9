import { FileIcon } from '../FileIcon/FileIcon.js';
import { CloseIcon } from '../Icon/icons.js';
import { IconButton } from '../IconButton/IconButton.js';
import * as styles from './FileField.css.js';
import { formatSize } from './fileRules.js';

interface SelectedFilesProps {
  label: string;
  files: readonly File[];
  disabled: boolean;
  onRemove: (file: File) => void;
}

/** Lists the selected files, each with a remove button. */
export function SelectedFiles({ label, files, disabled, onRemove }: SelectedFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={`Selected: ${label}`}>
      {files.map((file, index) => (
        <li key={`${file.name} ${String(file.size)} ${String(index)}`} className={styles.file}>
          <FileIcon extension={/[^.]*$/.exec(file.name)?.[0] ?? ''} />
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{formatSize(file.size)}</span>
          {disabled ? null : (
            <IconButton
              label={`Remove ${file.name}`}
              icon={CloseIcon}
              onPress={() => {
                onRemove(file);
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
