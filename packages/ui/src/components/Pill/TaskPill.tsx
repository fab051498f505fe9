import type { ReactNode } from 'react';
import { SolidIcon } from '../Icon/SolidIcon.js';
import { SegmentedRing } from '../SegmentedRing/SegmentedRing.js';
import { Pill, type PillProps } from './Pill.js';
import * as styles from './Pill.css.js';
import { taskProgress, taskStatus, type TaskActionType } from './taskLabel.js';

export interface TaskPillProps {
  /** The document's action type, 1 to 8. */
  actionType: TaskActionType;
  /**
   * Number of signatures so far.
   * @default 0
   */
  signed?: number | undefined;
  /**
   * Number of required signatures.
   * @default 0
   */
  total?: number | undefined;
  /** Name of the person who declined, for a declined document. */
  declinedBy?: string | undefined;
}

function NoTask() {
  return (
    <svg viewBox="0 0 14 14" width={14} height={14} aria-hidden="true">
      <circle cx="7" cy="7" r="5" className={styles.dashed} />
    </svg>
  );
}

function look(actionType: TaskActionType, ring: ReactNode): { tone: PillProps['tone']; icon: ReactNode } {
  switch (actionType) {
    case 1:
      return { tone: 'bare', icon: <NoTask /> };
    case 4:
      return { tone: 'positive', icon: <SolidIcon kind="positive" /> };
    case 8:
      return { tone: 'critical', icon: <SolidIcon kind="critical" /> };
    default:
      return { tone: 'outlined', icon: ring };
  }
}

/** Shows the signing task of a document. */
export function TaskPill({ actionType, signed = 0, total = 0, declinedBy }: TaskPillProps) {
  const task = { actionType, signed, total, declinedBy };
  const status = taskStatus(task);
  const progress = taskProgress(task);
  const { tone, icon } = look(actionType, <SegmentedRing signed={signed} total={total} />);
  return (
    <Pill {...(tone === undefined ? {} : { tone })} icon={icon}>
      {progress === '' ? (
        status
      ) : (
        <>
          <span className={styles.status}>{status}</span>
          <span className={styles.figures}>{progress}</span>
        </>
      )}
    </Pill>
  );
}
