import { Button, Dialog, DocumentIcon, FileIcon, Heading, Icon, List, Stack, Text } from '@countersign/ui';
import type { BulkFailure, BulkRun } from '../../../services/bulk/bulkRun.ts';
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
function wordsOf({ status, cancelling, done, failed, failures, text }: Ended) {
  if (status === 'cancelled' && text !== undefined)
    return { title: cancelling ? deletionMessages.cancelled : deletionMessages.stopped, description: text };
  const isUncertain = failures.some((failure) => failure.isUncertain);
  return {
    title: isUncertain ? deletionMessages.maybeNotDeleted(failed) : deletionMessages.notDeleted(failed),
    description: done === 0 ? undefined : deletionMessages.deletedSeveral(done),
  };
}

/** Lists the documents that were not deleted, with the reason of each; their titles open them. */
export function DeleteFailuresModal(props: DeleteFailuresModalProps) {
  const { run, extensionOf, onOpen, onRemoveTasks, onShowMore, onRetry, onUndo, onClose } = props;
  const { failed, note } = run;
  const isBlocked = ({ lasting }: BulkFailure) => lasting === 'blocked';
  const blocked = run.failures.filter(isBlocked);
  const groups = [
    // Their heading is their reason.
    { label: deletionMessages.blocked, isReason: true, failures: blocked },
    {
      label: deletionMessages.otherReasons,
      isReason: false,
      failures: run.failures.filter((one) => !isBlocked(one)),
    },
  ].filter(({ failures }) => failures.length > 0);
  // Removing tasks is never the default: users haven't asked for it.
  const close = (
    <Button variant={onRetry === undefined ? 'primary' : 'secondary'} onPress={onClose}>
      Close
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      {...wordsOf(run)}
      footer={
        <>
          {onRetry === undefined ? null : close}
          {onUndo === undefined ? null : <Button onPress={onUndo}>Undo</Button>}
          {blocked.length === 0 ? null : (
            <Button
              onPress={() => {
                onRemoveTasks(blocked);
              }}
            >
              {deletionMessages.removeTasks}
            </Button>
          )}
          {onRetry === undefined ? (
            close
          ) : (
            <Button variant="primary" onPress={onRetry}>
              Try again
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        {groups.map(({ label, isReason, failures }) => {
          const [reason, ...others] = new Set(failures.map((one) => one.reason));
          const isShared = others.length === 0 && failures.length > 1 && !isReason;
          return (
            <Stack key={label} gap={4}>
              <Heading level={3} step="14">
                {label}
              </Heading>
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
        {note === undefined ? null : (
          <Text as="p" step="13" tone="muted">
            {note}
          </Text>
        )}
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
