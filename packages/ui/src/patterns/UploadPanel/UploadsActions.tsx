import { Button } from '../../components/Button/Button.js';
import type { UploadChoiceHandlers } from './UploadChoices.js';
import type { UploadPanelItem } from './UploadRow.js';
import * as styles from './UploadPanel.css.js';

interface UploadsActionsProps extends Pick<
  UploadChoiceHandlers,
  'onCancel' | 'onSelectAgain' | 'onUploadAnyway' | 'onAddWithoutFilter'
> {
  items: readonly UploadPanelItem[];
  onCancelAll?: (() => void) | undefined;
  onRetryAll?: (() => void) | undefined;
}

/** Acts on several files at once. A single file has its own button. */
export function UploadsActions({
  items,
  onCancel,
  onCancelAll,
  onRetryAll,
  onSelectAgain,
  onUploadAnyway,
  onAddWithoutFilter,
}: UploadsActionsProps) {
  const several = (wanted: (item: UploadPanelItem) => boolean) => items.filter(wanted).length > 1;
  const each = (wanted: (item: UploadPanelItem) => boolean, act: (id: string) => void) => () => {
    for (const item of items.filter(wanted)) act(item.id);
  };
  const isDuplicate = ({ status }: UploadPanelItem) => status === 'duplicate';
  const lacksFilter = ({ filterDeleted }: UploadPanelItem) => filterDeleted === true;
  const duplicates = several(isDuplicate);
  const actions: [string, (() => void) | undefined, boolean][] = [
    ['Retry all', onRetryAll, several(({ retryable }) => retryable)],
    [
      'Select files',
      onSelectAgain && (() => onSelectAgain(null)),
      several(({ resume }) => resume === 'select'),
    ],
    ['Skip duplicates', onUploadAnyway && each(isDuplicate, onCancel), duplicates],
    ['Upload duplicates', onUploadAnyway && each(isDuplicate, onUploadAnyway), duplicates],
    [
      'Add all without a filter',
      onAddWithoutFilter && each(lacksFilter, onAddWithoutFilter),
      several(lacksFilter),
    ],
    ['Cancel all', onCancelAll, several(({ cancellable }) => cancellable)],
  ];
  const offered = actions.filter(([, onPress, useful]) => onPress !== undefined && useful);
  if (offered.length === 0) return null;
  return (
    <div className={styles.actions}>
      {offered.map(([label, onPress]) => (
        <Button key={label} size="small" onPress={onPress}>
          {label}
        </Button>
      ))}
    </div>
  );
}
