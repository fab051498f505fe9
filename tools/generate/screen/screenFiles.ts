import { capitalised } from '../naming.ts';
import type { ScreenModel } from './model.ts';

/** Writes the screen: its list with search and actions, and the details of a row. */
export function screenFiles(model: ScreenModel): Record<string, string> {
  const { noun, one, Noun, One, labels, listCall, row } = model;
  return {
    [`${Noun}Screen.tsx`]: `import { useCallback, useState } from 'react';
import { ${listCall.from} } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import {
  DataGrid,
  EMPTY_SELECTION,
  lazyComponent,
  PageLayout,
  selectedCount,
  selectOnly,
  type GridSelection,
} from '@countersign/ui';
import { gridSort, listPage, searchSort } from '../../grid/listSearch.ts';
import type { PageRequest } from '../../grid/useGridPages.ts';
import { useRememberedPages } from '../../grid/useRememberedPages.ts';
import { Region } from '../../services/Region.tsx';
import { useServices } from '../../services/services.tsx';
import { compact${One}, ${one}Columns } from './${one}Columns.ts';
import { ${One}Details } from './${One}Details.tsx';
import { disabledReasons } from './${one}Actions.ts';
import { ${Noun}Actions, ${Noun}Find } from './${Noun}Toolbar.tsx';
import { No${Noun} } from './No${Noun}.tsx';
import { defaultSearch, ROWS, sortFields, type ${Noun}Search } from './${noun}Search.ts';

/** Loads when it opens, so that the grid does not wait for it. */
const New${One}Modal = lazyComponent(async () => (await import('./modals/New${One}Modal.tsx')).New${One}Modal);

/**
 * The dialog that is open on the screen: at most one.
 * @story none Ready
 * @story new Pristine
 */
type ${Noun}Modal = { readonly kind: 'none' } | { readonly kind: 'new' };

interface ${Noun}ScreenProps {
  readonly search: ${Noun}Search;
  readonly find: (change: Partial<${Noun}Search>) => void;
}

const noun = { one: '${labels.one}', many: '${labels.many}' };

/** Shows the firm's list of ${labels.many} and the details of the open one. */
export function ${Noun}Screen({ search, find }: ${Noun}ScreenProps) {
  const { portal } = useServices();
  const { q, sort, direction } = search;
  const pages = useRememberedPages(
    ROWS,
    useCallback(
      (page: PageRequest) => ${listCall.from}.${listCall.name}(portal, listPage({ q, sort, direction }, page)),
      [portal, q, sort, direction],
    ),
  );
  const [selection, setSelection] = useState<GridSelection>(EMPTY_SELECTION);
  const [modal, setModal] = useState<${Noun}Modal>({ kind: 'none' });
  const opened = search.opened === 0 ? undefined : pages.find(({ Id }) => Id === search.opened);
  const selected = selectedCount(selection, pages.total ?? 0);

  function open(row: Schemas['${row}']): void {
    setSelection(selectOnly(row.Id));
    find({ opened: row.Id });
  }

  function openSelected(): void {
    const [id] = selection.ids;
    const row = pages.find(({ Id }) => Id === id);
    if (row !== undefined) open(row);
  }

  const close = () => {
    find({ opened: 0 });
  };
  const closeModal = () => {
    setModal({ kind: 'none' });
  };
  const add = () => {
    setModal({ kind: 'new' });
  };

  return (
    <>
      <PageLayout
        details={
          opened === undefined
            ? undefined
            : {
                label: '${capitalised(labels.one)} details',
                content: (
                  <Region key={opened.Id} name="The details">
                    <${One}Details ${one}={opened} onClose={close} />
                  </Region>
                ),
                drawerOpen: true,
                onDrawerOpenChange: close,
              }
        }
      >
        <Region name="The ${labels.many}">
          <DataGrid
            label="${capitalised(labels.many)}"
            noun={noun}
            columns={${one}Columns}
            rowId={({ Id }) => Id}
            state={pages.state}
            viewKey={pages.viewKey}
            selection={selection}
            onSelectionChange={setSelection}
            sort={gridSort(search)}
            onSortChange={(next) => {
              find(searchSort(next, sortFields, defaultSearch));
            }}
            onPageSizeChange={pages.onPageSizeChange}
            onRowAction={open}
            renderCompact={compact${One}}
            toolbar={<${Noun}Find search={search} find={find} onAdd={add} />}
            actions={<${Noun}Actions reasons={disabledReasons(selected)} onDetails={openSelected} />}
            empty={<No${Noun} searched={search.q !== ''} onAdd={add} />}
          />
        </Region>
      </PageLayout>
      {modal.kind === 'none' ? null : (
        <Region name="The dialog" onClose={closeModal}>
          <New${One}Modal onClose={closeModal} />
        </Region>
      )}
    </>
  );
}
`,
    [`${Noun}Toolbar.tsx`]: `import { useState } from 'react';
import { Button, DetailsIcon, Inline, PlusIcon, SearchField } from '@countersign/ui';
import type { DisabledReasons } from './${one}Actions.ts';
import type { ${Noun}Search } from './${noun}Search.ts';

interface ${Noun}FindProps {
  readonly search: ${Noun}Search;
  readonly find: (change: Partial<${Noun}Search>) => void;
  readonly onAdd: () => void;
}

/** Renders the search and the primary action. */
export function ${Noun}Find({ search, find, onAdd }: ${Noun}FindProps) {
  const [text, setText] = useState(search.q);
  return (
    <Inline gap={8} justify="between" grow>
      <Inline gap={8} grow>
        <SearchField
          label="Search ${labels.many}"
          value={text}
          onChange={setText}
          onSubmit={(q) => {
            find({ q });
          }}
          onClear={() => {
            find({ q: '' });
          }}
        />
      </Inline>
      <Button variant="primary" icon={PlusIcon} onPress={onAdd}>
        Add ${labels.one}
      </Button>
    </Inline>
  );
}

interface ${Noun}ActionsProps {
  readonly reasons: DisabledReasons;
  readonly onDetails: () => void;
}

/** Renders the actions on the selected ${labels.one}; a disabled one gives its reason. */
export function ${Noun}Actions({ reasons, onDetails }: ${Noun}ActionsProps) {
  return (
    <Inline gap={4}>
      <Button
        variant="ghost"
        size="small"
        icon={DetailsIcon}
        disabledReason={reasons.details}
        onPress={onDetails}
      >
        Details
      </Button>
    </Inline>
  );
}
`,
    [`No${Noun}.tsx`]: `import { Button, EmptyState, PlusIcon } from '@countersign/ui';
import { ${noun}Messages } from './${noun}.messages.ts';

interface No${Noun}Props {
  /** Whether a search found nothing, rather than the list being empty. */
  readonly searched: boolean;
  readonly onAdd: () => void;
}

/** Renders the empty state of the list. */
export function No${Noun}({ searched, onAdd }: No${Noun}Props) {
  if (searched) {
    return (
      <EmptyState illustration="noMatches" title={${noun}Messages.noMatches}>
        {${noun}Messages.noMatchesHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={${noun}Messages.empty}
      action={
        <Button variant="primary" icon={PlusIcon} onPress={onAdd}>
          Add ${labels.one}
        </Button>
      }
    >
      {${noun}Messages.emptyHint}
    </EmptyState>
  );
}
`,
  };
}
