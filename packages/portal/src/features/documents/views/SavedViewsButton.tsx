import { useCallback, useState } from 'react';
import { MenuButton, RetryIcon, TagIcon, type MenuEntry } from '@countersign/ui';
import { isMissingCode } from '../../../services/missingCode.ts';
import { Region } from '../../../services/Region.tsx';
import { useLatePart } from '../../../services/useLatePart.ts';
import { useOnFirstUse } from '../../../services/useOnFirstUse.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { savedViewsWaiting } from '../views.messages.ts';
import { savedViewsPart } from './savedViewsPart.ts';

/** The menu of the user's views, with the text of its button. */
export interface SavedViewsMenu {
  readonly label: string;
  /** What the label is, if it is the name of a view. */
  readonly context?: string | undefined;
  /** After the text: whether the list differs from the view. */
  readonly note?: string | undefined;
  /** Whether the list is that of a view. */
  readonly current?: boolean | undefined;
  readonly items: readonly MenuEntry[];
}

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

/** Tells that what is in the menu didn't arrive. It is not read again by the user alone: the network's return does, too. */
function missing(failure: { readonly error: unknown }, retry: () => void): SavedViewsMenu {
  const again = isMissingCode(failure.error)
    ? { label: 'Reload', onSelect: () => window.location.reload() }
    : { label: 'Try again', onSelect: retry };
  return {
    label: savedViewsWaiting.yours,
    items: [
      { id: 'failed', label: savedViewsWaiting.failed, items: [{ id: 'retry', icon: RetryIcon, ...again }] },
    ],
  };
}

interface SavedViewsButtonProps {
  /** Called when a view is opened, which closes a drawer. */
  readonly onSelected: () => void;
}

const name = savedViewsWaiting.yours;
const load = () => savedViewsPart.load();

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
  const { code: SavedViews, failure, retry } = useLatePart(load, isUsed, name);
  const shown = failure === undefined ? menu : missing(failure, retry);
  return (
    <>
      <MenuButton {...shown} icon={TagIcon} size="small" fullWidth />
      {SavedViews === undefined ? null : (
        <Region name={name}>
          <SavedViews {...props} onMenu={setMenu} />
        </Region>
      )}
    </>
  );
}
