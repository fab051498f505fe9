import { FileIcon } from '../../components/FileIcon/FileIcon.js';
import * as styles from './DocumentLine.css.js';

export interface DocumentLineProps {
  /** Title of the document. */
  title: string;
  /** File extension without a dot. */
  extension: string;
}

/** Names the document that a dialog is about: its icon and its title. */
export function DocumentLine({ title, extension }: DocumentLineProps) {
  return (
    <>
      <FileIcon extension={extension} />
      <span className={styles.title}>{title}</span>
    </>
  );
}
