import { useId } from 'react';
import { Button } from '../Button/Button.js';
import * as styles from './Dialog.css.js';
import { leaveQuestion } from './dialog.messages.js';
import { DialogSurface } from './DialogSurface.js';

interface LeaveQuestionProps {
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks before input is lost. Escape keeps the dialog open. */
export function LeaveQuestion({ onStay, onDiscard }: LeaveQuestionProps) {
  const titleId = useId();
  const messageId = useId();
  return (
    <DialogSurface role="alertdialog" labelledBy={titleId} describedBy={messageId} onLeave={onStay}>
      <div className={styles.card} data-dialog-card="" data-size="small">
        <div className={styles.header} data-dialog-end="">
          <div className={styles.titles}>
            <h2 id={titleId} className={styles.title}>
              {leaveQuestion.title}
            </h2>
          </div>
        </div>
        <div className={styles.body}>
          <p id={messageId}>{leaveQuestion.message}</p>
        </div>
        <div className={styles.footer} data-dialog-end="">
          <div className={styles.buttons}>
            <Button onPress={onStay} autoFocus>
              {leaveQuestion.stay}
            </Button>
            <Button variant="danger" onPress={onDiscard}>
              {leaveQuestion.discard}
            </Button>
          </div>
        </div>
      </div>
    </DialogSurface>
  );
}
