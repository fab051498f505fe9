import { useMutation, useQuery } from '@tanstack/react-query';
import { documentFilterQueries, isMissing, isOutcomeUnknown } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { findFilter } from '@countersign/api-client/rules';
import { Button, ConfirmDialog, Dialog, Stack, Text, TextField, useToasts } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { writeFailure } from '../../../services/writeFailure.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { DeleteViewModal } from './DeleteViewModal.tsx';
import { ManageViewsModal } from './ManageViewsModal.tsx';
import { savedSearchOf } from './savedSearch.ts';
import { viewMenuMessages } from './savedViews.messages.ts';
import { useViewWrites } from './useViewWrites.ts';
import { ViewNameDialog } from './ViewNameDialog.tsx';

type View = Schemas['SavedView'];

/**
 * The dialog of the user's views that is open.
 * @story none Own
 * @story save SaveAsView
 * @story update Updated
 * @story rename Renamed
 * @story delete Deleted
 * @story manage Managed
 * @story link LinkNotCopied
 */
export type SavedViewModal =
  | { readonly kind: 'none' | 'save' | 'manage' }
  | { readonly kind: 'update' | 'rename' | 'delete'; readonly view: View }
  /** A link that the browser did not copy. */
  | { readonly kind: 'link'; readonly link: string };

interface SavedViewModalsProps {
  readonly modal: SavedViewModal;
  readonly views: readonly View[];
  readonly onClose: () => void;
}

/** Renders the dialog of the user's views that is open. */
export function SavedViewModals({ modal, views, onClose }: SavedViewModalsProps) {
  switch (modal.kind) {
    case 'none':
      return null;
    case 'save':
      return <SaveViewModal views={views} onClose={onClose} />;
    case 'update':
      return <UpdateViewModal view={modal.view} onClose={onClose} />;
    case 'rename':
      return <RenameViewModal view={modal.view} views={views} onClose={onClose} />;
    case 'delete':
      return <DeleteViewModal view={modal.view} onClose={onClose} />;
    case 'manage':
      return <ManageViewsModal onClose={onClose} />;
    case 'link':
      return <ViewLinkModal link={modal.link} onClose={onClose} />;
  }
}

interface ModalProps {
  readonly onClose: () => void;
}

/** Saves the list that is shown as a view, and shows it as that view. */
function SaveViewModal({ views, onClose }: ModalProps & { readonly views: readonly View[] }) {
  const { portal } = useServices();
  const toasts = useToasts();
  const { clientId, search, find } = useDocuments();
  const { data: tree = [] } = useQuery(documentFilterQueries.tree(portal, clientId));
  const isOfClient = findFilter(tree, search.filter)?.IsFirmFilter === false;
  const { add, create } = useViewWrites();
  const saving = useMutation({
    ...create,
    onSuccess: (view) => {
      add(view);
      toasts.show({ tone: 'positive', message: viewMenuMessages.saved });
      find({ saved: view.Id });
      onClose();
    },
  });
  // The list may have it by now: the same name, sent again, is the same view.
  const sent = isOutcomeUnknown(saving.error) ? saving.variables?.name : undefined;
  return (
    <ViewNameDialog
      title="Save as view"
      submitLabel="Save view"
      others={views.map(({ Name }) => Name).filter((name) => name !== sent)}
      pending={saving.isPending}
      error={saving.error}
      onSubmit={(name) => {
        saving.mutate({ name, search: savedSearchOf(search) });
      }}
      onClose={onClose}
    >
      <Text as="p" tone="muted">
        {isOfClient ? viewMenuMessages.thisClient : viewMenuMessages.everyClient}
      </Text>
    </ViewNameDialog>
  );
}

function RenameViewModal({
  view,
  views,
  onClose,
}: ModalProps & { readonly view: View; readonly views: readonly View[] }) {
  const toasts = useToasts();
  const renaming = useMutation({
    ...useViewWrites().update,
    onSuccess: () => {
      toasts.show({ tone: 'positive', message: viewMenuMessages.renamed });
      onClose();
    },
  });
  return (
    <ViewNameDialog
      title="Rename view"
      submitLabel="Rename view"
      name={view.Name}
      others={views.filter(({ Id }) => Id !== view.Id).map(({ Name }) => Name)}
      pending={renaming.isPending}
      error={renaming.error}
      onSubmit={(name) => {
        renaming.mutate({ id: view.Id, body: { name } });
      }}
      onClose={onClose}
    />
  );
}

/** Asks before what a view showed is replaced. */
function UpdateViewModal({ view, onClose }: ModalProps & { readonly view: View }) {
  const toasts = useToasts();
  const { search } = useDocuments();
  const updating = useMutation({
    ...useViewWrites().update,
    onSuccess: () => {
      toasts.show({ tone: 'positive', message: viewMenuMessages.updated });
      onClose();
    },
  });
  const { error } = updating;
  return (
    <ConfirmDialog
      open
      title="Update view"
      description={view.Name}
      confirmLabel="Update view"
      pending={updating.isPending}
      failure={error === null ? undefined : isMissing(error) ? viewMenuMessages.gone : writeFailure(error)}
      onConfirm={() => {
        updating.mutate({ id: view.Id, body: { search: savedSearchOf(search) } });
      }}
      onCancel={onClose}
    >
      <Text as="p">{viewMenuMessages.update}</Text>
    </ConfirmDialog>
  );
}

/** Shows the link of the list, selected, if the browser did not let the page copy it. */
function ViewLinkModal({ link, onClose }: ModalProps & { readonly link: string }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Copy Link"
      footer={<Button onPress={onClose}>Close</Button>}
    >
      <Stack gap={12}>
        <Text as="p">{viewMenuMessages.linkNotCopied}</Text>
        <TextField label="Link" value={link} readOnly selectOnFocus autoFocus spellCheck={false} />
      </Stack>
    </Dialog>
  );
}
