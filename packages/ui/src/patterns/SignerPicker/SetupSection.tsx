import { useId, type ReactNode } from 'react';
import * as styles from './SignerPicker.css.js';

export interface SetupSectionProps {
  /** Heading of the section. */
  title: string;
  /** To the right of the title: a count, "Optional". */
  aside?: ReactNode;
  /** Content of the section. */
  children: ReactNode;
}

/** Shows one choice of a setup, under its heading. */
export function SetupSection({ title, aside, children }: SetupSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h3 className={styles.sectionTitle} id={id}>
          {title}
        </h3>
        {aside === undefined ? null : <span className={styles.sectionAside}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}
