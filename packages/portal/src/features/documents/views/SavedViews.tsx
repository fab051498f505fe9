import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { savedViewQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { useToasts } from '@countersign/ui';
import { Region } from '../../../services/Region.tsx';
import { useServices } from '../../../services/services.tsx';
import { usePartTitle } from '../../../services/shell.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { searchOfView } from './savedSearch.ts';
import { SavedViewModals, type SavedViewModal } from './SavedViewModals.tsx';
import type { SavedViewsMenu } from './SavedViewsButton.tsx';
import { viewMenuMessages } from './savedViews.messages.ts';
import { currentView, savedViewsMenu, type SavedViewAction, type SavedViewsState } from './savedViewsMenu.ts';

type View = Schemas['SavedView'];

interface SavedViewsProps {
  readonly onSelected: () => void;
  /** Called with the menu whenever it changes. */
  readonly onMenu: (menu: SavedViewsMenu) => void;
}

const noViews: readonly View[] = [];

/** Reads the user's views, makes their menu, and shows the dialogs that it opens. */
export function SavedViews({ onSelected, onMenu }: SavedViewsProps) {
  const { portal } = useServices();
  const toasts = useToasts();
  const { clientId, search, find, linkOf } = useDocuments();
  const [modal, setModal] = useState<SavedViewModal>({ kind: 'none' });
  const { data, isError, refetch } = useQuery(savedViewQueries.list(portal));
  const views = data?.Items ?? noViews;
  const current = currentView(views, { clientId, search });
  usePartTitle(current?.Name ?? null);

  const open = useCallback(
    (view: View) => {
      onSelected();
      find(searchOfView(view));
      if (view.FilterDeleted) {
        toasts.show({ tone: 'caution', message: viewMenuMessages.filterDeleted(view.Name) });
      }
    },
    [onSelected, find, toasts],
  );
  const act = useCallback(
    (action: SavedViewAction) => {
      switch (action) {
        case 'save':
        case 'manage':
          return setModal({ kind: action });
        case 'copyLink':
          return void copy(linkOf(search));
      }
      if (current === undefined) return;
      if (action === 'reset') find(searchOfView(current));
      else setModal({ kind: action, view: current });

      async function copy(link: string): Promise<void> {
        try {
          await navigator.clipboard.writeText(link);
          toasts.show({ tone: 'positive', message: viewMenuMessages.linkCopied });
        } catch {
          // Browsers refuse it in frames and on insecure pages.
          setModal({ kind: 'link', link });
        }
      }
    },
    [linkOf, search, current, find, toasts],
  );
  const state = useMemo<SavedViewsState>(() => {
    if (data !== undefined) return { status: 'ready', views: data.Items };
    return isError ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' };
  }, [data, isError, refetch]);
  const menu = useMemo(
    () => savedViewsMenu(state, { clientId, search }, { open, act }),
    [state, clientId, search, open, act],
  );
  useEffect(() => {
    onMenu(menu);
  }, [onMenu, menu]);

  const close = () => {
    setModal({ kind: 'none' });
  };
  return modal.kind === 'none' ? null : (
    <Region name="The dialog" onClose={close}>
      <SavedViewModals modal={modal} views={views} onClose={close} />
    </Region>
  );
}
