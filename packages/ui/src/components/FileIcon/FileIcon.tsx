import * as styles from './FileIcon.css.js';
import { fileKind, fileKindNames, type FileKind } from './fileKind.js';

export interface FileIconProps {
  /** Extension of the file, with or without its dot. */
  extension: string;
  /**
   * Width and height in px.
   * @default 16
   */
  size?: 16 | 20 | 24 | undefined;
  /**
   * Announces the kind ("PDF"), if the visible name lacks its extension.
   * @default false
   */
  named?: boolean | undefined;
  /**
   * Marks a file that its reader has not opened, with a dot; if it is named, also in words.
   * @default false
   */
  unread?: boolean | undefined;
}

const signs: Readonly<Record<FileKind, string | null>> = {
  pdf: 'M5.3 11.9c1.5-.7 2.7-3 2.7-4.8 0-.8-1-.8-1 0 0 1.7 1.5 3.3 3.3 3.5.9.1.9-.9 0-.9-1.7 0-3.6.7-5 1.6-.6.4-.4.8 0 .6z',
  excel: 'M5.2 7.6h5.6v4.6H5.2zM5.2 9.9h5.6M8 7.6v4.6',
  text: 'M5.5 7.5h5M5.5 9.7h5M5.5 11.9h3',
  powerpoint: 'M8 7.3a2.4 2.4 0 1 0 2.4 2.4H8z',
  archive: 'M8 2v1M8 4.5v1M8 7v1M7.1 9.6h1.8v2.5H7.1z',
  image: 'M5 12l2-2.8 1.5 1.8.9-1L11 12zM9.7 7.7v.01',
  other: null,
};

/** Shows the icon of a file by its extension. */
export function FileIcon({ extension, size = 16, named = false, unread = false }: FileIconProps) {
  const kind = fileKind(extension);
  const sign = signs[kind];
  const name = named
    ? { role: 'img', 'aria-label': `${fileKindNames[kind]}${unread ? ', unread' : ''}` }
    : { 'aria-hidden': true };
  return (
    <svg
      {...name}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      className={styles.file}
      data-kind={kind}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        className={styles.page}
        d="M3.1 2.8c0-.7.5-1.2 1.2-1.2h4.9l3.7 3.7v7.9c0 .7-.5 1.2-1.2 1.2H4.3c-.7 0-1.2-.5-1.2-1.2z"
      />
      <path d="M9.2 1.7v2.5c0 .6.5 1.1 1.1 1.1h2.5" />
      {sign === null ? null : <path d={sign} />}
      {unread ? <circle className={styles.unread} cx={12.6} cy={12.6} r={3.1} /> : null}
    </svg>
  );
}
