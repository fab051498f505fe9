import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { documentFilterQueries, isOutcomeUnknown } from '@countersign/api-client';
import { filterRuleMessages } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { FormDialog, Notice, RadioGroup, Text, type FileTree } from '@countersign/ui';
import { whyFailed } from '../../../services/readFailure.ts';
import { useServices, type UploadDestination } from '../../../services/services.tsx';
import { namesTo } from '../../filters/index.ts';
import { levelsBelow, planFolders } from './folderPlan.ts';
import { foldersMessages } from './folders.messages.ts';
import { useFolderUpload } from './useFolderUpload.ts';

interface UploadFoldersModalProps {
  /** What is in the folders. */
  readonly reading: Promise<FileTree>;
  readonly target: UploadDestination;
  readonly onClose: () => void;
  /** Called with the first filter that was created. */
  readonly onCreated?: ((filterId: number) => void) | undefined;
}

const nothing: FileTree = { files: [], unreadable: [] };
/** Paths that are listed, at most. */
const LISTED = 3;

/** Asks whether folders become filters, then uploads their files. */
export function UploadFoldersModal({ reading, target, onClose, onCreated }: UploadFoldersModalProps) {
  const { portal, uploads } = useServices();
  const tree = useFileTree(reading);
  const filters = useQuery(documentFilterQueries.tree(portal, target.clientId));
  /**
   * @story keep Pristine
   * @story flat NoLevelsLeft
   */
  const [choice, setChoice] = useState<'keep' | 'flat'>('keep');
  const upload = useFolderUpload(target, (createdId) => {
    if (createdId !== undefined) onCreated?.(createdId);
    onClose();
  });
  const { files, unreadable } = tree ?? nothing;
  const denial = keepDenialReason(filters, target.filterId);
  const selected = denial === null ? choice : 'flat';
  const names = namesTo(filters.data ?? [], target.filterId);

  // A filter that couldn't be read has no name.
  const place = target.filterId === 0 ? undefined : (names.at(-1) ?? target.clientName);

  function submit(): void {
    if (selected === 'keep') return upload.mutate(files);
    uploads.add(
      files.map(({ file }) => file),
      target,
    );
    onClose();
  }

  return (
    <FormDialog
      open
      title={tree === null ? 'Upload folder' : foldersMessages.title(files.length)}
      description={[target.clientName, ...names].join(' › ')}
      submitLabel={tree === null ? 'Upload files' : foldersMessages.title(files.length)}
      pending={upload.isPending}
      failure={failureOf(upload.error)}
      disabledReason={
        tree === null ? foldersMessages.reading : files.length === 0 ? foldersMessages.empty : undefined
      }
      onSubmit={submit}
      onCancel={onClose}
    >
      {tree === null ? (
        <Text as="p" tone="muted">
          {foldersMessages.reading}
        </Text>
      ) : files.length === 0 ? (
        <Text as="p">{foldersMessages.empty}</Text>
      ) : (
        <RadioGroup
          label="Folders"
          value={selected}
          onChange={setChoice}
          options={[
            {
              value: 'keep',
              label: foldersMessages.keep,
              description: denial ?? planLabel(filters.data ?? [], target.filterId, files),
              disabled: denial !== null,
            },
            { value: 'flat', label: foldersMessages.flat(place) },
          ]}
        />
      )}
      {unreadable.length === 0 ? null : (
        <Notice tone="caution" title={foldersMessages.unreadable(unreadable.length)}>
          {unreadable.slice(0, LISTED).join(', ')}
          {unreadable.length > LISTED ? ' …' : null}
        </Notice>
      )}
    </FormDialog>
  );
}

function failureOf(error: Error | null): string | undefined {
  if (error === null) return undefined;
  return isOutcomeUnknown(error)
    ? foldersMessages.unconfirmed
    : `${foldersMessages.notCreated} ${whyFailed(error)}`;
}

/** Returns what is in the folders; null while they are being read. */
function useFileTree(reading: Promise<FileTree>): FileTree | null {
  const [tree, setTree] = useState<FileTree | null>(null);
  useEffect(() => {
    let closed = false;
    void reading.then((read) => {
      if (!closed) setTree(read);
    });
    return () => {
      closed = true;
    };
  }, [reading]);
  return tree;
}

interface FiltersRead {
  readonly data: readonly Schemas['Filter'][] | undefined;
  readonly isError: boolean;
}

/** Returns why folders can't become filters; null if they can. */
function keepDenialReason({ data, isError }: FiltersRead, filterId: number): string | null {
  if (data === undefined) return isError ? foldersMessages.filtersFailed : foldersMessages.filtersLoading;
  return levelsBelow(data, filterId) > 0 ? null : filterRuleMessages.tooDeep;
}

/** Says what becomes of the folders. */
function planLabel(
  filters: readonly Schemas['Filter'][],
  filterId: number,
  files: FileTree['files'],
): string {
  const { create, reused, cut } = planFolders(filters, filterId, files);
  return [
    create.length > 0 ? foldersMessages.creates(create.length, create[0]?.name) : foldersMessages.createsNone,
    create.length > 0 && reused.length > 0 ? foldersMessages.reuses(reused.length) : null,
    cut ? foldersMessages.tooDeep : null,
  ]
    .filter((part) => part !== null)
    .join(' ');
}
