import {
  Button,
  ClickToSignIcon,
  DeclineIcon,
  DownloadIcon,
  HistoryIcon,
  IconButton,
  Inline,
  FilterIcon,
  LinkIcon,
  MailIcon,
  MenuButton,
  PreviewIcon,
  SearchField,
  SignIcon,
  TasksIcon,
  UploadIcon,
} from '@countersign/ui';
import type { DocumentAction, Refusals } from './documentActions.ts';

interface FindProps {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onSearch: (text: string) => void;
  readonly onUpload: () => void;
  /** Opens the filters where they are in a drawer. */
  readonly onFilters?: (() => void) | undefined;
}

/** Find, and the primary action. */
export function DocumentsFind({ text, onTextChange, onSearch, onUpload, onFilters }: FindProps) {
  return (
    <Inline gap={8} justify="between" grow>
      <Inline gap={8} grow>
        {onFilters === undefined ? null : (
          <IconButton
            label="Filters"
            icon={FilterIcon}
            variant="secondary"
            size="default"
            onPress={onFilters}
          />
        )}
        <SearchField
          label="Search documents"
          value={text}
          onChange={onTextChange}
          onSubmit={onSearch}
          onClear={() => {
            onSearch('');
          }}
        />
      </Inline>
      <Button variant="primary" icon={UploadIcon} onPress={onUpload}>
        Upload
      </Button>
    </Inline>
  );
}

interface ActionsProps {
  readonly refused: Refusals;
  readonly onAction: (action: DocumentAction) => void;
}

/** What can be done with the chosen document; what cannot says why. */
export function DocumentsActions({ refused, onAction }: ActionsProps) {
  const act = (action: DocumentAction) => () => {
    onAction(action);
  };
  return (
    <Inline gap={4}>
      <Button
        variant="ghost"
        size="small"
        icon={DownloadIcon}
        refusedReason={refused.download}
        onPress={act('download')}
      >
        Download
      </Button>
      <Button
        variant="ghost"
        size="small"
        icon={PreviewIcon}
        refusedReason={refused.preview}
        onPress={act('preview')}
      >
        Preview
      </Button>
      <Button variant="ghost" size="small" icon={SignIcon} refusedReason={refused.sign} onPress={act('sign')}>
        Sign
      </Button>
      <Button
        variant="ghost"
        size="small"
        icon={HistoryIcon}
        refusedReason={refused.history}
        onPress={act('history')}
      >
        History
      </Button>
      <Button
        variant="ghost"
        size="small"
        icon={LinkIcon}
        refusedReason={refused.copyLink}
        onPress={act('copyLink')}
      >
        Copy Link
      </Button>
      <MenuButton
        label="Tasks"
        size="small"
        icon={TasksIcon}
        items={[
          {
            id: 'clickToSign',
            label: 'Click To Sign',
            icon: ClickToSignIcon,
            refusedReason: refused.clickToSign,
            onSelect: act('clickToSign'),
          },
          {
            id: 'resendPins',
            label: 'Resend Pin Notification',
            icon: MailIcon,
            refusedReason: refused.resendPins,
            onSelect: act('resendPins'),
          },
          {
            id: 'removeTask',
            label: 'Remove Task',
            icon: DeclineIcon,
            refusedReason: refused.removeTask,
            onSelect: act('removeTask'),
          },
        ]}
      />
    </Inline>
  );
}
