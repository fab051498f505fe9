import { createContext, use, useEffect } from 'react';

/** What a page can request from the shell around it. */
export interface ShellTools {
  readonly chooseClient: () => void;
  /** Puts the open dialog before the page in the browser's tab; null when it has closed. */
  readonly nameDialog: (title: string | null) => void;
}

export const ShellContext = createContext<ShellTools>({
  chooseClient: () => undefined,
  nameDialog: () => undefined,
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
