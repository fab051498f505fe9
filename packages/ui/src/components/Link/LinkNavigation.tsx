import { createContext, use, type ReactNode } from 'react';

/** Navigates to an address of the application without a page load. */
export type Navigate = (href: string) => void;

const NavigationContext = createContext<Navigate | null>(null);

export interface LinkNavigationProps {
  /** Navigates to an address of the application without a page load. */
  navigate: Navigate;
  /** The part of the page whose links use `navigate`. */
  children: ReactNode;
}

/** Registers the application's router for every link of this library. */
export function LinkNavigation({ navigate, children }: LinkNavigationProps) {
  return <NavigationContext value={navigate}>{children}</NavigationContext>;
}

/** Returns the application's router, or null if the browser loads pages. */
export function useLinkNavigation(): Navigate | null {
  return use(NavigationContext);
}
