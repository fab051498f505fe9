import { useCallback, useMemo, useState } from 'react';
import { DETAILS_QUERY, PANE_QUERY, PHONE_QUERY, useMediaQuery } from '@countersign/ui';
import type { DocumentsModel } from './documentsModel.ts';

/** Below this width bars have no room for all that they hold on other phones. */
export const NARROW_QUERY = '(max-width: 359px)';

type Drawer = 'filters' | 'details';

export interface Drawers {
  readonly room: DocumentsModel['room'];
  /** For the page's layout: whether this pane is open, if it is a drawer. */
  readonly drawer: (which: Drawer) => {
    readonly drawerOpen: boolean;
    readonly onDrawerOpenChange: (open: boolean) => void;
  };
  readonly close: () => void;
  /** For the page's layout: whether the details have room beside the grid. */
  readonly setDetailsRoom: (hasRoom: boolean) => void;
}

/** Manages the panes that do not fit beside the grid, and which one is open. */
export function useDrawers(): Drawers {
  /**
   * @stories ../
   * @story filters Filtered
   * @story details DocumentFailedPhone
   * @story none TabletFiltered
   */
  const [open, setOpen] = useState<Drawer | 'none'>('none');
  const paneFloats = useMediaQuery(PANE_QUERY);
  const [hasRoom, setDetailsRoom] = useState(true);
  const detailsFloat = useMediaQuery(DETAILS_QUERY) || !hasRoom;
  const list = useMediaQuery(PHONE_QUERY);
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
    setDetailsRoom,
  };
}
