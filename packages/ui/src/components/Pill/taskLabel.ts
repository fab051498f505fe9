/**
 * Action type of a document: NONE 1, SIGN 2, SECURESIGN 3, SIGNED 4, CLICKTOSIGN 5, ADOBESIGN 6,
 * ADOBESECURESIGN 7, DECLINED 8.
 */
export type TaskActionType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const methods = {
  2: 'Sign',
  3: 'Secure-sign',
  5: 'Click-to-sign',
  6: 'External e-signature',
  7: 'External secure-sign',
} as const;

interface TaskState {
  actionType: TaskActionType;
  signed: number;
  total: number;
  declinedBy?: string | undefined;
}

/** Returns the state of a task; while it is open, its method. */
export function taskStatus({ actionType, declinedBy }: TaskState): string {
  switch (actionType) {
    case 1:
      return 'No task';
    case 4:
      return 'Signed';
    case 8:
      return declinedBy === undefined || declinedBy === '' ? 'Declined' : `Declined by ${declinedBy}`;
    default:
      return methods[actionType];
  }
}

/** ' · 1 of 3', to follow the method of an open task; empty for any other. */
export function taskProgress({ actionType, signed, total }: TaskState): string {
  const open = actionType !== 1 && actionType !== 4 && actionType !== 8;
  return open && total > 0 ? ` · ${String(signed)} of ${String(total)}` : '';
}

/** The text of a task pill: the method, and progress as a ratio. */
export function taskLabel(task: TaskState): string {
  return taskStatus(task) + taskProgress(task);
}
