import { Icon } from '../../components/Icon/Icon.js';
import { CircleAlertIcon, UploadIcon } from '../../components/Icon/icons.js';
import { dropOverlayMessages } from './dropOverlay.messages.js';
import type { FileTree } from './fileTree.js';
import { useFileDrag } from './useFileDrag.js';
import * as styles from './DropOverlay.css.js';

/**
 * What happens to dropped files.
 * @story open FilesOverThePage
 * @story refused NothingCanBeDropped
 */
export type DropTarget =
  | {
      status: 'open';
      /** Destination of the files, as text. */
      destination: string;
    }
  | {
      status: 'refused';
      /** Why nothing can be dropped now. */
      reason: string;
    };

export interface DropOverlayProps {
  /** Destination of the files, or why nothing can be dropped. */
  target: DropTarget;
  /** Called with the dropped files. */
  onFiles: (files: File[]) => void;
  /**
   * Called as soon as folders are dropped, also beside files; reading them may take a while, and never rejects. Without
   * it, `onFiles` is called with all their files.
   */
  onFolders?: ((reading: Promise<FileTree>) => void) | undefined;
}

/**
 * Covers the page while files are dragged over it. A file dropped beside a target never replaces the page.
 */
export function DropOverlay({ target, onFiles, onFolders }: DropOverlayProps) {
  const dragging = useFileDrag(
    (files) => {
      if (target.status === 'open') onFiles(files);
    },
    (reading) => {
      if (target.status !== 'open') return;
      if (onFolders !== undefined) onFolders(reading);
      else void reading.then(({ files }) => onFiles(files.map(({ file }) => file)));
    },
  );
  return dragging ? <DropField target={target} /> : null;
}

export interface DropFieldProps {
  target: DropTarget;
}

/** Renders the content of the overlay. */
function DropField({ target }: DropFieldProps) {
  const refused = target.status === 'refused';
  return (
    <div className={styles.overlay} data-refused={refused ? '' : undefined}>
      <div className={styles.card} role="status">
        <span className={styles.glyph}>
          <Icon icon={refused ? CircleAlertIcon : UploadIcon} size={24} />
        </span>
        {refused ? (
          <p className={styles.title}>{target.reason}</p>
        ) : (
          <>
            <p className={styles.title}>{dropOverlayMessages.incoming}</p>
            <p className={styles.destination}>
              {dropOverlayMessages.destination} <span className={styles.place}>{target.destination}</span>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
