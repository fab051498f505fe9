import type { ScreenModel } from './model.ts';

/** Writes the model that the parts of the screen share, and the hook that creates it from the address. */
export function modelFiles(model: ScreenModel): Record<string, string> {
  const { noun, one, Noun, labels, listCall, detailCall, row } = model;
  return {
    [`${noun}Model.ts`]: `import { createContext, use } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import type { GridSelection } from '@countersign/ui';
import type { RememberedPages } from '../../grid/useRememberedPages.ts';
import type { Detail } from '../../services/useDetail.ts';
import type { DisabledReasons } from './${one}Actions.ts';
import type { ${Noun}Search } from './${noun}Search.ts';

/**
 * The dialog that is open on the screen: at most one.
 * @story none Ready
 * @story new Pristine
 */
export type ${Noun}Modal = { readonly kind: 'none' } | { readonly kind: 'new' };

/** The model that the parts of the screen share. */
export interface ${Noun}Model {
  readonly search: ${Noun}Search;
  readonly find: (change: Partial<${Noun}Search>) => void;
  readonly pages: RememberedPages<Schemas['${row}']>;
  readonly selection: GridSelection;
  readonly select: (selection: GridSelection) => void;
  readonly reasons: DisabledReasons;
  /** The ${labels.one} of the address, whichever rows the list shows. */
  readonly opened: Detail<Schemas['${row}']>;
  /** Opens the details of a row. */
  readonly open: (id: number) => void;
  /** Opens the details of the selected row. */
  readonly openSelected: () => void;
  readonly close: () => void;
  readonly modal: ${Noun}Modal;
  readonly add: () => void;
  readonly closeModal: () => void;
}

export const ${Noun}ModelContext = createContext<${Noun}Model | null>(null);

export function use${Noun}(): ${Noun}Model {
  const model = use(${Noun}ModelContext);
  if (model === null) throw new Error('A part of the ${labels.many} screen was rendered outside of it.');
  return model;
}
`,
    [`use${Noun}Model.ts`]: `import { useCallback, useMemo, useState } from 'react';
import { ${listCall.from} } from '@countersign/api-client';
import { EMPTY_SELECTION, isSelected, selectedCount, selectOnly, type GridSelection } from '@countersign/ui';
import { listQuery } from '../../grid/listSearch.ts';
import type { PageRequest } from '../../grid/useGridPages.ts';
import { useRememberedPages } from '../../grid/useRememberedPages.ts';
import { useServices } from '../../services/services.tsx';
import { useDetail } from '../../services/useDetail.ts';
import { disabledReasons } from './${one}Actions.ts';
import { ${noun}Messages } from './${noun}.messages.ts';
import type { ${Noun}Modal, ${Noun}Model } from './${noun}Model.ts';
import { ROWS, type ${Noun}Search } from './${noun}Search.ts';

/** Creates the shared model of the screen from its address. */
export function use${Noun}Model(search: ${Noun}Search, find: ${Noun}Model['find']): ${Noun}Model {
  const { portal } = useServices();
  const { q, sort, direction } = search;
  const pages = useRememberedPages(
    ROWS,
    useCallback(
      (page: PageRequest) => ${listCall.from}.${listCall.name}(portal, { ...page, ...listQuery({ q, sort, direction }) }),
      [portal, q, sort, direction],
    ),
  );
  const opened = useDetail(
    search.opened === 0 ? null : search.opened,
    (id) => ${detailCall.from}.${detailCall.name}(portal, id),
    ${noun}Messages.loadFailedHint,
  );
  const [selection, select] = useState<GridSelection>(EMPTY_SELECTION);
  const [modal, setModal] = useState<${Noun}Modal>({ kind: 'none' });
  const selected = selectedCount(selection, pages.total ?? 0);

  return useMemo((): ${Noun}Model => {
    const open = (id: number) => {
      select(selectOnly(id));
      find({ opened: id });
    };
    return {
      search,
      find,
      pages,
      selection,
      select,
      reasons: disabledReasons(selected),
      opened,
      open,
      openSelected: () => {
        const row = pages.readRows().find(({ Id }) => isSelected(selection, Id));
        if (row !== undefined) open(row.Id);
      },
      close: () => {
        find({ opened: 0 });
      },
      modal,
      add: () => {
        setModal({ kind: 'new' });
      },
      closeModal: () => {
        setModal({ kind: 'none' });
      },
    };
  }, [search, find, pages, selection, selected, opened, modal]);
}
`,
  };
}
