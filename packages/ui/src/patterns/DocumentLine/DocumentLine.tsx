import { FileIcon } from '../../components/FileIcon/FileIcon.js';
import { Text } from '../../components/Text/Text.js';

export interface DocumentLineProps {
  /** The document's title. */
  title: string;
  /** Without a dot. */
  extension: string;
}

/** The document that a dialog is about: its glyph and its title. */
export function DocumentLine({ title, extension }: DocumentLineProps) {
  return (
    <>
      <FileIcon extension={extension} />
      <Text truncate>{title}</Text>
    </>
  );
}
