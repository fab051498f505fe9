import {
  BottomBar,
  BulkBar,
  Button,
  CloseIcon,
  DownloadIcon,
  IconButton,
  MailIcon,
  MenuButton,
  MoreIcon,
  PreviewIcon,
  TasksIcon,
  type MenuEntry,
} from '@countersign/ui';
import type { DocumentAction, Refusals } from './documentActions.ts';
import { taskItems } from './documentMenu.ts';
import type { BulkAction } from './useBulkCommands.ts';

const label = 'Selected documents';

interface SeveralProps {
  readonly count: number;
  /** Why nothing can be done with these. */
  readonly refusedReason: string | undefined;
  /** The action that is under way. */
  readonly running: BulkAction | null;
  readonly onAction: (action: BulkAction) => void;
  readonly onClear: () => void;
}

/** What can be done with several documents, over the grid. */
export function SeveralBar({ count, refusedReason, running, onAction, onClear }: SeveralProps) {
  const button = (action: BulkAction) => ({
    refusedReason,
    pending: running === action,
    onPress: () => {
      if (running === null) onAction(action);
    },
  });
  return (
    <BulkBar label={label} count={`${count.toLocaleString('en-AU')} selected`} onClear={onClear}>
      <Button variant="ghost" size="small" icon={DownloadIcon} {...button('download')}>
        Download
      </Button>
      <Button variant="ghost" size="small" icon={MailIcon} {...button('resendPins')}>
        Resend Pin Notification
      </Button>
    </BulkBar>
  );
}

/** The same at the foot of a phone's list. */
export function SeveralBottomBar({
  count,
  refusedReason,
  running,
  onAction,
  onClear,
  words,
}: SeveralProps & { readonly words: string }) {
  const button = (action: BulkAction) => ({
    size: 'large' as const,
    refusedReason,
    pending: running === action,
    onPress: () => {
      if (running === null) onAction(action);
    },
  });
  return (
    <BottomBar label={label} count={words}>
      <IconButton label={`Download ${count} documents`} icon={DownloadIcon} {...button('download')} />
      <IconButton
        label={`Resend Pin Notification for ${count} documents`}
        icon={MailIcon}
        {...button('resendPins')}
      />
      <IconButton label="Clear selection" icon={CloseIcon} size="large" onPress={onClear} />
    </BottomBar>
  );
}

interface OneBottomBarProps {
  readonly words: string;
  readonly refused: Refusals;
  readonly onAction: (action: DocumentAction) => void;
  /** Everything, in the order of the toolbar. */
  readonly menu: readonly MenuEntry[];
}

/** What is done most often with one document, at the foot of a phone's list. */
export function OneBottomBar({ words, refused, onAction, menu }: OneBottomBarProps) {
  return (
    <BottomBar label={label} count={words}>
      <IconButton
        label="Preview"
        icon={PreviewIcon}
        size="large"
        refusedReason={refused.preview}
        onPress={() => {
          onAction('preview');
        }}
      />
      <IconButton
        label="Download"
        icon={DownloadIcon}
        size="large"
        refusedReason={refused.download}
        onPress={() => {
          onAction('download');
        }}
      />
      <MenuButton
        label="Tasks"
        icon={TasksIcon}
        iconOnly
        size="large"
        placement="top end"
        items={taskItems(refused, onAction)}
      />
      <MenuButton
        label="More actions"
        icon={MoreIcon}
        iconOnly
        size="large"
        placement="top end"
        items={menu}
      />
    </BottomBar>
  );
}
