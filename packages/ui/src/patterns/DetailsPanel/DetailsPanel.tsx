import { use, useId, type ReactNode } from 'react';
import { CloseIcon } from '../../components/Icon/icons.js';
import { IconButton } from '../../components/IconButton/IconButton.js';
import { InDrawer } from '../PageLayout/InDrawer.js';
import * as styles from './DetailsPanel.css.js';

export interface DetailsPanelProps {
  /** Title of the item. */
  title: string;
  /** State of the item, as a pill. */
  status?: ReactNode;
  /** Common actions: first what is to be done next. */
  actions?: ReactNode;
  /** Called to close it. A drawer has its own button. */
  onClose?: (() => void) | undefined;
  /** Sections, divided by hairlines. */
  children: ReactNode;
}

/** Shows facts about the selected item. */
export function DetailsPanel({ title, status, actions, onClose, children }: DetailsPanelProps) {
  const inDrawer = use(InDrawer);
  return (
    <div className={styles.panel}>
      <div className={styles.header}>
        <div className={styles.titleLine} data-in-drawer={inDrawer ? '' : undefined}>
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
  /** Heading; omit it for a section without one. */
  title?: string | undefined;
  /** Link or button to the right of the title. */
  action?: ReactNode;
  /** Content of the section. */
  children: ReactNode;
}

/** Groups details under a heading. */
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
