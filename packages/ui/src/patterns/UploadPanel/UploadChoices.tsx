import { Button } from '../../components/Button/Button.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.js';
import type { UploadPanelItem } from './UploadRow.js';
import * as styles from './UploadPanel.css.js';
import { readableName } from './readableName.js';

export interface UploadChoiceHandlers {
  onCancel: (id: string) => void;
  onContinue?: ((id: string) => void) | undefined;
  onSelectAgain?: ((id: string | null) => void) | undefined;
  onUploadAnyway?: ((id: string) => void) | undefined;
  onAddWithoutFilter?: ((id: string) => void) | undefined;
  onShowKnown?: ((id: string) => void) | undefined;
}

interface UploadChoicesProps extends UploadChoiceHandlers {
  item: UploadPanelItem;
}

/** Offers what a file waits for: a decision, or the file itself. */
export function UploadChoices({ item, ...handlers }: UploadChoicesProps) {
  const choices = choicesOf(item, handlers);
  if (choices.length === 0) return null;
  return (
    <div className={styles.choices}>
      {choices.map(({ label, onPress }) => (
        <Button key={label} size="small" onPress={onPress}>
          {label}
          <VisuallyHidden> {spokenName(item)}</VisuallyHidden>
        </Button>
      ))}
    </div>
  );
}

/** The file, and where it goes if that is shown: a selected file is not to end up at another client. */
function spokenName({ name, destination }: UploadPanelItem): string {
  return destination === undefined ? readableName(name) : `${readableName(name)} to ${destination}`;
}

interface Choice {
  label: string;
  onPress: () => void;
}

function choicesOf(
  { id, status, resume, known, filterDeleted }: UploadPanelItem,
  {
    onCancel,
    onContinue,
    onSelectAgain,
    onUploadAnyway,
    onAddWithoutFilter,
    onShowKnown,
  }: UploadChoiceHandlers,
): Choice[] {
  const choices: Choice[] = [];
  const offer = (label: string, handler: ((of: string) => void) | undefined) => {
    if (handler !== undefined) choices.push({ label, onPress: () => handler(id) });
  };
  if (status === 'interrupted') {
    if (resume === 'handle') offer('Continue', onContinue);
    else offer('Select file', onSelectAgain);
  }
  if (status === 'duplicate') {
    offer('Skip', onCancel);
    offer('Upload anyway', onUploadAnyway);
    if (known && known.created !== null) offer('Show document', onShowKnown);
  }
  if (filterDeleted) offer('Add without a filter', onAddWithoutFilter);
  return choices;
}
