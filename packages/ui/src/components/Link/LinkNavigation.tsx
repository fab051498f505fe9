import { createContext, use, type ReactNode } from 'react';

/** Goes to an address of the application without loading a page. */
export type Navigate = (href: string) => void;

const NavigationContext = createContext<Navigate | null>(null);

export interface LinkNavigationProps {
  navigate: Navigate;
  children: ReactNode;
}

/** Tells every link of this library how the application navigates. */
export function LinkNavigation({ navigate, children }: LinkNavigationProps) {
  return <NavigationContext value={navigate}>{children}</NavigationContext>;
}

/** The application's navigation, or null where there is none and the browser loads the page. */
export function useLinkNavigation(): Navigate | null {
  return use(NavigationContext);
}
