import { createContext, use } from 'react';

/** What a page can request from the shell around it. */
export interface ShellTools {
  readonly chooseClient: () => void;
}

export const ShellContext = createContext<ShellTools>({ chooseClient: () => undefined });

export function useShell(): ShellTools {
  return use(ShellContext);
}
