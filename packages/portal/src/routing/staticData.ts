import type { IconComponent } from '@countersign/ui';
import type { RouteNeeds } from './needs.ts';

/** A place in the navigation rail, linking to the address of its route. */
export interface RailEntry {
  readonly label: string;
  readonly icon: IconComponent;
  /** Position in its group, ascending. */
  readonly order: number;
  /** @default 'main' */
  readonly group?: 'main' | 'owner';
}

declare module '@tanstack/react-router' {
  /** What a route declares: the shell and the guard read it from the matches. */
  interface StaticDataRouteOption {
    /** Heading of the page, and its part of the window's title. */
    readonly title?: string;
    readonly rail?: RailEntry;
    /**
     * The page works on one client, named in the top bar. The address of the page for a client:
     * `/documents/$clientId`; selecting another client opens it.
     */
    readonly workingClient?: `/${string}/$clientId`;
    /** Requirements beyond a session; every route below needs them too. */
    readonly needs?: RouteNeeds;
  }
}
