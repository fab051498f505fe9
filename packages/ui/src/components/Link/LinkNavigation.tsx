import { createContext, use, type ReactNode } from 'react';

/** Goes to an address of the application without loading a page. */
export type Navigate = (href: string) => void;

const NavigationContext = createContext<Navigate | null>(null);

export interface LinkNavigationProps {
  /** Goes to an address of the application without loading a page. */
  navigate: Navigate;
  /** The part of the page whose links go that way. */
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
