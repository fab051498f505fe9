import {
  Button,
  Dialog,
  DocumentIcon,
  FileIcon,
  Heading,
  Icon,
  Inline,
  List,
  Stack,
  Text,
} from '@countersign/ui';
import { retryableOf, type BulkFailure, type BulkRun } from '../../../services/bulk/bulkRun.ts';
import { deletionMessages } from './deletion.messages.ts';

interface DeleteFailuresModalProps {
  /** The deletion, with its failures. */
  readonly run: Pick<BulkRun, 'status' | 'cancelling' | 'done' | 'failed' | 'failures' | 'text' | 'note'>;
  /** Returns the extension of a document's file; undefined if it is not known here. */
  readonly extensionOf: (id: number) => string | undefined;
  /** Opens a document that was not deleted. */
  readonly onOpen: (id: number) => void;
  /** Asks whether the tasks of those that have one are to be removed. */
  readonly onRemoveTasks: (blocked: readonly BulkFailure[]) => void;
  /** Reads the next failures, where not all were read. */
  readonly onShowMore: () => void;
  /** Repeats it for those that it may help; undefined if there are none. */
  readonly onRetry: (() => void) | undefined;
  /** Restores what was deleted; undefined if that is offered elsewhere. */
  readonly onUndo?: (() => void) | undefined;
  readonly onClose: () => void;
}

type Ended = DeleteFailuresModalProps['run'];

/** How the deletion ended: in words of its own if it ended early, because that is more than the failures. */
function wordsOf({ status, cancelling, failed, failures, text }: Ended) {
  if (status === 'cancelled' && text !== undefined)
    return { title: cancelling ? deletionMessages.cancelled : deletionMessages.stopped, description: text };
  const isUncertain = failures.some((failure) => failure.isUncertain);
  return {
    title: isUncertain ? deletionMessages.maybeNotDeleted(failed) : deletionMessages.notDeleted(failed),
  };
}

/** Lists the documents that were not deleted, with the reason of each and what helps; their titles open them. */
export function DeleteFailuresModal(props: DeleteFailuresModalProps) {
  const { run, extensionOf, onOpen, onRemoveTasks, onShowMore, onRetry, onUndo, onClose } = props;
  const { failed } = run;
  const isKept = ({ lasting }: BulkFailure) => lasting === 'tasks';
  const kept = run.failures.filter(isKept);
  const groups = [
    {
      label: deletionMessages.blocked,
      // Their heading is their reason.
      isReason: true,
      failures: kept,
      action: {
        label: deletionMessages.removeTasks(kept.length, run.failures.length < failed),
        onPress: () => {
          onRemoveTasks(kept);
        },
      },
    },
    {
      label: kept.length > 0 ? deletionMessages.otherReasons : deletionMessages.notDeletedList,
      isReason: false,
      failures: run.failures.filter((one) => !isKept(one)),
      action: onRetry && { label: deletionMessages.tryAgain(retryableOf(run)), onPress: onRetry },
    },
  ].filter(({ failures }) => failures.length > 0);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      {...wordsOf(run)}
      footer={
        <Button variant="primary" onPress={onClose}>
          Close
        </Button>
      }
    >
      <Stack gap={16}>
        <WhatWasDeleted run={run} onUndo={onUndo} />
        {groups.map(({ label, isReason, failures, action }) => {
          const [reason, ...more] = new Set(failures.map((one) => one.reason));
          const isShared = more.length === 0 && failures.length > 1 && !isReason;
          return (
            <Stack key={label} gap={4}>
              <Inline justify="between" gap={8} wrap>
                <Heading level={3} step="14">
                  {label}
                </Heading>
                {action === undefined ? null : (
                  <Button size="small" onPress={action.onPress}>
                    {action.label}
                  </Button>
                )}
              </Inline>
              {isShared ? (
                <Text as="p" step="13" tone="muted">
                  {reason}
                </Text>
              ) : null}
              <List flush label={label} items={failures.map((one) => item(one, isShared || isReason))} />
            </Stack>
          );
        })}
        {run.failures.length < failed ? <Button onPress={onShowMore}>Show more</Button> : null}
      </Stack>
    </Dialog>
  );

  function item({ id, name, reason, lasting }: BulkFailure, isReasonSaid: boolean) {
    const extension = extensionOf(id);
    // One that is not found cannot be opened.
    const onPress =
      lasting === 'missing'
        ? undefined
        : () => {
            onOpen(id);
          };
    return {
      id: String(id),
      title: name,
      description: isReasonSaid ? undefined : reason,
      start: extension === undefined ? <Icon icon={DocumentIcon} /> : <FileIcon extension={extension} />,
      onPress,
    };
  }
}

/** Says how many were deleted, and what can be done about these; beside it, because the lists are of the others. */
function WhatWasDeleted({ run: { done, note }, onUndo }: Pick<DeleteFailuresModalProps, 'run' | 'onUndo'>) {
  if (done === 0 && note === undefined) return null;
  return (
    <Inline justify="between" align="start" gap={16}>
      <Stack gap={4}>
        {done === 0 ? null : (
          <Text as="p" step="14">
            {deletionMessages.deletedSeveral(done)}
          </Text>
        )}
        {note === undefined ? null : (
          <Text as="p" step="13" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
      {onUndo === undefined ? null : (
        <Button size="small" onPress={onUndo}>
          Undo
        </Button>
      )}
    </Inline>
  );
}
