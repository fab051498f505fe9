import type { IconComponent } from '@countersign/ui';
import type { RouteNeeds } from './needs.ts';

/** A place in the navigation rail. It leads to the address of the route that states it. */
export interface RailEntry {
  readonly label: string;
  readonly icon: IconComponent;
  /** Among the others of its group, ascending. */
  readonly order: number;
  /** @default 'main' */
  readonly group?: 'main' | 'owner';
}

declare module '@tanstack/react-router' {
  /** What a route says of itself: the shell and the guard read it from the matches. */
  interface StaticDataRouteOption {
    /** The page's heading, and its part of the window's title. */
    readonly title?: string;
    readonly rail?: RailEntry;
    /**
     * The page works on one client, who is then named in the top bar. The address of the page for a client:
     * `/documents/$clientId`. It is where the choice of another client leads.
     */
    readonly workingClient?: `/${string}/$clientId`;
    /** Beyond a session; every route under this one needs it too. */
    readonly needs?: RouteNeeds;
  }
}
