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
  PreviewFrame,
  Text,
  VisuallyHidden,
  type PreviewState,
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
  const failed = beside?.failed ?? null;
  const preview = useDocumentPreview(document, {
    // Once another one is asked for, its link is given up: back here, it takes a new one.
    waits: failed !== null,
    hasBeside: beside !== undefined,
    onDownload: downloadInstead,
    downloadButton: (
      <Button variant="primary" icon={DownloadIcon} onPress={downloadInstead}>
        Download
      </Button>
    ),
  });
  const state = stateOf(beside, preview.state);
  // Where another attempt would not help, its place offers the download, or there is nothing to download.
  const isRefused = state.status === 'failed' && state.onRetry === undefined;
  const shownTitle = failed === null ? shownName(document.Title) : failed.title;
  const title = shownTitle === null ? 'Preview' : `Preview ${shownTitle}`;
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
          {isRefused || failed !== null ? null : (
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
      <PreviewFrame
        title={shownName(document.Title)}
        color={preview.color}
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

/** One state at a time: from the press, what is shown is that of the document that was asked for. */
function stateOf(beside: Beside | undefined, state: PreviewState): PreviewState {
  if (beside?.isGoing === true) return { status: 'loading' };
  const failed = beside?.failed ?? null;
  if (failed === null) return state;
  return { status: 'failed', title: besideMessages.failed, message: failed.message, onRetry: failed.onRetry };
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
      disabledReason={beside.disabledReasonOf(by)}
      onPress={() => {
        goOn(by, 'dialog');
      }}
    />
  );
}
