import { createContext, use, useEffect } from 'react';

/** What a page can request from the shell around it. */
export interface ShellTools {
  readonly chooseClient: () => void;
  /** Puts the open dialog before the page in the browser's tab; null when it has closed. */
  readonly nameDialog: (title: string | null) => void;
  /** Puts the part of the page that is shown there, such as a view; null for the page as it is. */
  readonly namePart: (title: string | null) => void;
  /** Puts what limits the list there, unless a part of the page is named; null for the whole list. */
  readonly nameList: (title: string | null) => void;
}

export const ShellContext = createContext<ShellTools>({
  chooseClient: () => undefined,
  nameDialog: () => undefined,
  namePart: () => undefined,
  nameList: () => undefined,
});

export function useShell(): ShellTools {
  return use(ShellContext);
}

/** Names a dialog that has an address of its own, while it is open. */
export function useDialogTitle(title: string): void {
  const { nameDialog } = useShell();
  useEffect(() => {
    nameDialog(title);
    return () => {
      nameDialog(null);
    };
  }, [nameDialog, title]);
}

/** Names the part of the page that is shown, such as a view, while it is shown; null for the page as it is. */
export function usePartTitle(title: string | null): void {
  const { namePart } = useShell();
  useEffect(() => {
    namePart(title);
    return () => {
      namePart(null);
    };
  }, [namePart, title]);
}

/** Names what limits the list that is shown, such as a filter or a search; null for the whole list. */
export function useListTitle(title: string | null): void {
  const { nameList } = useShell();
  useEffect(() => {
    nameList(title);
    return () => {
      nameList(null);
    };
  }, [nameList, title]);
}
