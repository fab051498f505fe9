import { FileIcon } from '../../components/FileIcon/FileIcon.js';
import { Text } from '../../components/Text/Text.js';

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
      <Text truncate>{title}</Text>
    </>
  );
}
