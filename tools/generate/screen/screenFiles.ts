import { capitalised } from '../naming.ts';
import type { ScreenModel } from './model.ts';

/** Writes the screen: its list with search and actions, and the details of a row. */
export function screenFiles(model: ScreenModel): Record<string, string> {
  const { noun, one, Noun, One, labels } = model;
  return {
    [`${Noun}Grid.tsx`]: `import { DataGrid } from '@countersign/ui';
import { gridSort, searchSort } from '../../grid/listSearch.ts';
import { compact${One}, ${one}Columns } from './${one}Columns.ts';
import { use${Noun} } from './${noun}Model.ts';
import { ${Noun}Actions, ${Noun}Find } from './${Noun}Toolbar.tsx';
import { No${Noun} } from './No${Noun}.tsx';
import { defaultSearch, sortFields } from './${noun}Search.ts';

const noun = { one: '${labels.one}', many: '${labels.many}' };

/** Shows the list of ${labels.many} with its search and actions. */
export function ${Noun}Grid() {
  const { pages, selection, select, search, find, open } = use${Noun}();
  return (
    <DataGrid
      label="${capitalised(labels.many)}"
      noun={noun}
      columns={${one}Columns}
      rowId={({ Id }) => Id}
      {...pages.grid}
      selection={selection}
      onSelectionChange={select}
      sort={gridSort(search)}
      onSortChange={(next) => {
        find(searchSort(next, sortFields, defaultSearch));
      }}
      onRowAction={({ Id }) => {
        open(Id);
      }}
      renderCompact={compact${One}}
      toolbar={<${Noun}Find />}
      actions={<${Noun}Actions />}
      empty={<No${Noun} />}
    />
  );
}
`,
    [`${Noun}Screen.tsx`]: `import { lazyComponent, PageLayout } from '@countersign/ui';
import { Region } from '../../services/Region.tsx';
import { Opened${One} } from './${One}Details.tsx';
import { ${Noun}Grid } from './${Noun}Grid.tsx';
import { ${Noun}ModelContext, type ${Noun}Model } from './${noun}Model.ts';
import type { ${Noun}Search } from './${noun}Search.ts';
import { use${Noun}Model } from './use${Noun}Model.ts';

/** Loads when it opens, so that the grid does not wait for it. */
const New${One}Modal = lazyComponent(async () => (await import('./modals/New${One}Modal.tsx')).New${One}Modal);

interface ${Noun}ScreenProps {
  readonly search: ${Noun}Search;
  readonly find: ${Noun}Model['find'];
}

/** Shows the firm's list of ${labels.many} and the details of the open one. */
export function ${Noun}Screen({ search, find }: ${Noun}ScreenProps) {
  const model = use${Noun}Model(search, find);
  return (
    <${Noun}ModelContext value={model}>
      <PageLayout
        details={
          search.opened === 0
            ? undefined
            : {
                label: '${capitalised(labels.one)} details',
                content: (
                  <Region key={search.opened} name="The details">
                    <Opened${One} />
                  </Region>
                ),
                drawerOpen: true,
                onDrawerOpenChange: model.close,
              }
        }
      >
        <Region name="The ${labels.many}">
          <${Noun}Grid />
        </Region>
      </PageLayout>
      {model.modal.kind === 'none' ? null : (
        <Region name="The dialog" onClose={model.closeModal}>
          <New${One}Modal onClose={model.closeModal} />
        </Region>
      )}
    </${Noun}ModelContext>
  );
}
`,
    [`${Noun}Toolbar.tsx`]: `import { useState } from 'react';
import { Button, DetailsIcon, Inline, PlusIcon, SearchField } from '@countersign/ui';
import { use${Noun} } from './${noun}Model.ts';

/** Renders the search and the primary action. */
export function ${Noun}Find() {
  const { search, find, add } = use${Noun}();
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
      <Button variant="primary" icon={PlusIcon} onPress={add}>
        Add ${labels.one}
      </Button>
    </Inline>
  );
}

/** Renders the actions on the selected ${labels.one}; a disabled one gives its reason. */
export function ${Noun}Actions() {
  const { reasons, openSelected } = use${Noun}();
  return (
    <Inline gap={4}>
      <Button
        variant="ghost"
        size="small"
        icon={DetailsIcon}
        disabledReason={reasons.details}
        onPress={openSelected}
      >
        Details
      </Button>
    </Inline>
  );
}
`,
    [`No${Noun}.tsx`]: `import { Button, EmptyState, PlusIcon } from '@countersign/ui';
import { ${noun}Messages } from './${noun}.messages.ts';
import { use${Noun} } from './${noun}Model.ts';

/** Renders the empty state of the list, or of a search that found nothing. */
export function No${Noun}() {
  const { search, add } = use${Noun}();
  if (search.q !== '') {
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
        <Button variant="primary" icon={PlusIcon} onPress={add}>
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
