import { useRef, useState, type RefObject } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import { shownName } from '@countersign/api-client/rules';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  Dialog,
  DownloadIcon,
  IconButton,
  Inline,
  Notice,
  PreviewFrame,
  Text,
  VisuallyHidden,
} from '@countersign/ui';
import { useDialogTitle } from '../../../services/shell.ts';
import { useDocumentPreview } from '../../../services/useDocumentPreview.ts';
import { useDownload } from '../actions/useDownload.ts';
import { besideMessages } from './preview.messages.ts';
import { useBesideKeys, type Beside } from './useBeside.ts';

interface PreviewModalProps {
  readonly document: Schemas['Document'];
  /** The way to the documents beside it; absent where there is no list. */
  readonly beside?: Beside;
  readonly onClose: () => void;
}

/** Shows a document in the viewer of the file service, with its download. */
export function PreviewModal({ document, beside, onClose }: PreviewModalProps) {
  const download = useDownload();
  const downloadInstead = () => {
    download(document);
    onClose();
  };
  const { color, state } = useDocumentPreview(document, {
    hasBeside: beside !== undefined,
    onDownload: downloadInstead,
    downloadButton: (
      <Button variant="primary" icon={DownloadIcon} onPress={downloadInstead}>
        Download
      </Button>
    ),
  });
  // Where another attempt would not help, its place offers the download, or there is nothing to download.
  const isRefused = state.status === 'failed' && state.onRetry === undefined;
  const title = `Preview ${shownName(document.Title)}`;
  useDialogTitle(title);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // Focus stays where it was.
  const [takesFocus, setTakesFocus] = useState(true);
  const goOn = (by: 1 | -1, from: 'dialog' | 'viewer') => {
    if (beside === undefined || beside.disabledReasonOf(by) !== undefined) return;
    setTakesFocus(from === 'viewer');
    // The viewer goes away with its document, and the focus with it.
    (by === 1 ? next : previous).current?.focus();
    beside.go(by);
  };
  useBesideKeys((by) => {
    goOn(by, 'dialog');
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="frame"
      title={title}
      headerEnd={
        <Inline gap={4} justify="between">
          {beside === undefined ? null : (
            <Inline gap={4}>
              <BesideButton {...{ beside, by: -1, goOn }} ref={previous} />
              <BesideButton {...{ beside, by: 1, goOn }} ref={next} />
              {beside.position === null ? null : (
                <Inline padding={8}>
                  <Text step="13" tone="muted">
                    <VisuallyHidden>{`${besideMessages.document} `}</VisuallyHidden>
                    {besideMessages.position(beside.position, beside.total)}
                  </Text>
                </Inline>
              )}
            </Inline>
          )}
          {isRefused ? null : (
            <Button
              variant="ghost"
              size="small"
              icon={DownloadIcon}
              onPress={() => {
                download(document);
              }}
            >
              Download
            </Button>
          )}
        </Inline>
      }
    >
      {beside === undefined || beside.failure === null ? null : (
        <Notice tone="critical" live title={besideMessages.failed}>
          {beside.failure}
        </Notice>
      )}
      <PreviewFrame
        title={shownName(document.Title)}
        color={color}
        state={state}
        takesFocus={takesFocus}
        onEscape={onClose}
        onBeside={(by) => {
          goOn(by, 'viewer');
        }}
      />
    </Dialog>
  );
}

interface BesideButtonProps {
  readonly beside: Beside;
  readonly by: 1 | -1;
  readonly goOn: (by: 1 | -1, from: 'dialog') => void;
  readonly ref: RefObject<HTMLButtonElement | null>;
}

function BesideButton({ beside, by, goOn, ref }: BesideButtonProps) {
  return (
    <IconButton
      ref={ref}
      label={by === 1 ? besideMessages.next : besideMessages.previous}
      icon={by === 1 ? ChevronRightIcon : ChevronLeftIcon}
      pending={beside.going === by}
      disabledReason={beside.disabledReasonOf(by)}
      onPress={() => {
        goOn(by, 'dialog');
      }}
    />
  );
}
