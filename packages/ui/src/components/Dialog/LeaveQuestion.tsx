import * as Radix from '@radix-ui/react-dialog';
import { Button } from '../Button/Button.js';
import * as styles from './Dialog.css.js';
import { leaveQuestion } from './dialog.messages.js';
import { DialogSurface } from './DialogSurface.js';

interface LeaveQuestionProps {
  onStay: () => void;
  onDiscard: () => void;
}

/** Asked before what was entered is lost. Escape stays. */
export function LeaveQuestion({ onStay, onDiscard }: LeaveQuestionProps) {
  return (
    <Radix.Root open modal={false}>
      <DialogSurface role="alertdialog" describedBy onLeave={onStay}>
        <div className={styles.card} data-size="small">
          <div className={styles.header}>
            <div className={styles.titles}>
              <Radix.Title className={styles.title}>{leaveQuestion.title}</Radix.Title>
            </div>
          </div>
          <div className={styles.body}>
            <Radix.Description>{leaveQuestion.message}</Radix.Description>
          </div>
          <div className={styles.footer}>
            <Button onPress={onStay} autoFocus>
              {leaveQuestion.stay}
            </Button>
            <Button variant="danger" onPress={onDiscard}>
              {leaveQuestion.discard}
            </Button>
          </div>
        </div>
      </DialogSurface>
    </Radix.Root>
  );
}
