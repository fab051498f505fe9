import { useCallback, useMemo, useState } from 'react';
import { DETAILS_QUERY, PANE_QUERY, useMediaQuery } from '@countersign/ui';
import type { DocumentsModel } from './documentsModel.ts';

/** Under this width the documents are a list, and what can be done stands at its foot. */
const LIST_QUERY = '(max-width: 639px)';

type Drawer = 'filters' | 'details';

export interface Drawers {
  readonly room: DocumentsModel['room'];
  /** For the page's layout: whether this one is open, where it is a drawer. */
  readonly drawer: (which: Drawer) => {
    readonly drawerOpen: boolean;
    readonly onDrawerOpenChange: (open: boolean) => void;
  };
  readonly close: () => void;
}

/** What there is no room for beside the grid, and which of it is drawn over it. */
export function useDrawers(): Drawers {
  const [open, setOpen] = useState<Drawer | 'none'>('none');
  const paneFloats = useMediaQuery(PANE_QUERY);
  const detailsFloat = useMediaQuery(DETAILS_QUERY);
  const list = useMediaQuery(LIST_QUERY);
  const room = useMemo(() => {
    const opening = (which: Drawer) => () => {
      setOpen(which);
    };
    return {
      list,
      openDetails: detailsFloat ? opening('details') : undefined,
      openFilters: paneFloats ? opening('filters') : undefined,
    };
  }, [list, paneFloats, detailsFloat]);
  const close = useCallback(() => {
    setOpen('none');
  }, []);
  return {
    room,
    drawer: (which) => ({
      drawerOpen: open === which,
      onDrawerOpenChange: (opened) => {
        setOpen(opened ? which : 'none');
      },
    }),
    close,
  };
}
