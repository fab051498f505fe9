/** What the task of a document says: NONE 1, SIGN 2, SECURESIGN 3, SIGNED 4, CLICKTOSIGN 5, ADOBESIGN 6, ADOBESECURESIGN 7, DECLINED 8. */
export type TaskActionType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const methods = {
  2: 'Sign',
  3: 'Secure sign',
  5: 'Click to sign',
  6: 'External e-signature',
  7: 'External secure sign',
} as const;

interface TaskState {
  actionType: TaskActionType;
  signed: number;
  total: number;
  declinedBy?: string | undefined;
}

/** The words of a task pill; method in the words, progress as a ratio. */
export function taskLabel({ actionType, signed, total, declinedBy }: TaskState): string {
  switch (actionType) {
    case 1:
      return 'No task';
    case 4:
      return 'Signed';
    case 8:
      return declinedBy === undefined || declinedBy === '' ? 'Declined' : `Declined by ${declinedBy}`;
    default:
      return total === 0
        ? methods[actionType]
        : `${methods[actionType]} · ${String(signed)} of ${String(total)}`;
  }
}
