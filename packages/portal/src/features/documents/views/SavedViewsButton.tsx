import { useCallback, useState } from 'react';
import { lazyComponent, MenuButton, TagIcon, type MenuEntry } from '@countersign/ui';
import { Region } from '../../../services/Region.tsx';
import { useOnFirstUse } from '../../../services/useOnFirstUse.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { savedViewsWaiting } from '../views.messages.ts';

/** The menu of the user's views, with the text of its button. */
export interface SavedViewsMenu {
  readonly label: string;
  /** What the label is, if it is the name of a view. */
  readonly context?: string | undefined;
  /** After the text: whether the list differs from the view. */
  readonly note?: string | undefined;
  readonly items: readonly MenuEntry[];
}

const SavedViews = lazyComponent(async () => (await import('./SavedViews.tsx')).SavedViews);

const waiting: SavedViewsMenu = {
  label: savedViewsWaiting.yours,
  items: [
    {
      id: 'loading',
      label: savedViewsWaiting.yours,
      disabledReason: savedViewsWaiting.loading,
      onSelect: () => undefined,
    },
  ],
};

interface SavedViewsButtonProps {
  /** Called when a view is opened, which closes a drawer. */
  readonly onSelected: () => void;
}

/**
 * Opens the menu of the user's own views. At first there is only the button: what is in the menu loads when the page is
 * first used, or after the first content if the address names a view. The button stays the same one, so that it keeps its focus.
 */
export function SavedViewsButton(props: SavedViewsButtonProps) {
  const { search, pages } = useDocuments();
  const [menu, setMenu] = useState(waiting);
  const [isUsed, setUsed] = useState(false);
  // The name of the view need not be there before its documents.
  if (!isUsed && search.saved !== 0 && pages.total !== null) setUsed(true);
  useOnFirstUse(
    useCallback(() => {
      setUsed(true);
    }, []),
  );
  return (
    <>
      <MenuButton {...menu} icon={TagIcon} size="small" fullWidth />
      {isUsed ? (
        <Region name="Your views">
          <SavedViews {...props} onMenu={setMenu} />
        </Region>
      ) : null}
    </>
  );
}
