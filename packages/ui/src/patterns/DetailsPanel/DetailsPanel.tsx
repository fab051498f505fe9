import { use, useId, type ReactNode } from 'react';
import { CloseIcon } from '../../components/Icon/icons.js';
import { IconButton } from '../../components/IconButton/IconButton.js';
import { InDrawer } from '../PageLayout/InDrawer.js';
import * as styles from './DetailsPanel.css.js';

export interface DetailsPanelProps {
  /** The thing's own title. */
  title: string;
  /** Its state, as a pill. */
  status?: ReactNode;
  /** What is done most often with it. */
  actions?: ReactNode;
  /** Closes it. A drawer has a button of its own. */
  onClose?: () => void;
  /** Sections, divided by hairlines. */
  children: ReactNode;
}

/** What is known of the one thing that is selected. */
export function DetailsPanel({ title, status, actions, onClose, children }: DetailsPanelProps) {
  const inDrawer = use(InDrawer);
  return (
    <div className={styles.panel}>
      <div className={styles.header}>
        <div className={styles.titleLine}>
          <h2 className={styles.title}>{title}</h2>
          {onClose === undefined || inDrawer ? null : (
            <IconButton label="Close details" icon={CloseIcon} onPress={onClose} />
          )}
        </div>
        {status}
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}

export interface DetailsSectionProps {
  /** Its heading; without it the section has none. */
  title?: string;
  /** A link or button at the right of the title. */
  action?: ReactNode;
  /** What the section holds. */
  children: ReactNode;
}

/** A part of the details, with a heading of its own. */
export function DetailsSection({ title, action, children }: DetailsSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={title === undefined ? undefined : titleId}>
      {title === undefined ? null : (
        <div className={styles.sectionHead}>
          <h3 className={styles.sectionTitle} id={titleId}>
            {title}
          </h3>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
