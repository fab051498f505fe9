import * as styles from './SolidIcon.css.js';

export interface SolidIconProps {
  /** The state. */
  kind: 'positive' | 'critical' | 'caution' | 'info';
  /**
   * Width and height in px.
   * @default 14
   */
  size?: 14 | 16 | undefined;
}

const line = { fill: 'none', strokeWidth: 1.6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

function icon(kind: SolidIconProps['kind']) {
  switch (kind) {
    case 'positive':
      return (
        <>
          <circle cx="7" cy="7" r="6.25" className={styles.field} />
          <path d="M4.4 7.2 6.2 9l3.5-3.8" className={styles.sign} {...line} />
        </>
      );
    case 'critical':
      return (
        <>
          <circle cx="7" cy="7" r="6.25" className={styles.field} />
          <path d="m5 5 4 4m0-4L5 9" className={styles.sign} {...line} />
        </>
      );
    case 'caution':
      return (
        <>
          <path
            d="M6.1 1.55a1.05 1.05 0 0 1 1.8 0l5.4 9.4a1.05 1.05 0 0 1-.9 1.55H1.6a1.05 1.05 0 0 1-.9-1.55z"
            className={styles.field}
          />
          <path d="M7 5.1v2.9M7 10.2v.01" className={styles.sign} {...line} />
        </>
      );
    case 'info':
      return (
        <>
          <circle cx="7" cy="7" r="6.25" className={styles.field} />
          <path d="M7 6.6v3.2M7 4.2v.01" className={styles.sign} {...line} />
        </>
      );
  }
}

/** Renders the solid icon of a state. Always place text beside it. */
export function SolidIcon({ kind, size = 14 }: SolidIconProps) {
  return (
    <svg
      viewBox="0 0 14 14"
      width={size}
      height={size}
      className={styles.solid}
      data-kind={kind}
      aria-hidden="true"
    >
      {icon(kind)}
    </svg>
  );
}
