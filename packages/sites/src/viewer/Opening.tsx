import { viewerMessages } from './viewer.messages.ts';
import styles from './Viewer.module.css';

export interface OpeningProps {
  /** Whether it takes longer than usual. */
  isSlow?: boolean | undefined;
}

/** Outlines a page until there is one: as the frame around the viewer (`PreviewFrame`) does before, so that nothing flashes. */
export function Opening({ isSlow = false }: OpeningProps) {
  return (
    <>
      <div className={styles.outline} aria-hidden="true">
        {Array.from({ length: 14 }, (_, index) => (
          <span key={index} />
        ))}
      </div>
      <p className={styles.waiting} role="status">
        {isSlow ? viewerMessages.slow : viewerMessages.opening}
      </p>
    </>
  );
}
