import type { ReactNode } from 'react';
import { Drawer } from '../../components/Drawer/Drawer.js';
import { SplitPane } from '../../components/SplitPane/SplitPane.js';
import { InDrawer } from './InDrawer.js';
import { useMediaQuery } from './useMediaQuery.js';
import * as styles from './PageLayout.css.js';

/** Width of a pane that nobody has moved, px. */
export const PANE_WIDTH = 184;
/** Under this width the pane becomes a drawer, so that a grid keeps its columns on a tablet. */
export const PANE_QUERY = '(max-width: 1023px)';
/** Under this width the details become a drawer. */
export const DETAILS_QUERY = '(max-width: 1199px)';

export interface PagePane {
  /** Names the region: "Filters". */
  label: string;
  /** What the pane holds. */
  content: ReactNode;
  /** px; `PANE_WIDTH` at first. Remembered by whoever owns the page. */
  width: number;
  /** Told the new width, px. */
  onWidthChange: (width: number) => void;
  /** Whether the drawer of a small screen is open. */
  drawerOpen: boolean;
  /** Told when the drawer is opened or closed. */
  onDrawerOpenChange: (open: boolean) => void;
}

export interface PageDetails {
  /** Names the region: "Document details". */
  label: string;
  /** What the sheet holds. */
  content: ReactNode;
  /** Whether the drawer of a small screen is open. Where there is room the details are always there. */
  drawerOpen: boolean;
  /** Told when the drawer is opened or closed. */
  onDrawerOpenChange: (open: boolean) => void;
}

export interface PageLayoutProps {
  /** The quiet pane at the left of the main sheet. */
  pane?: PagePane | undefined;
  /** The sheet at the right, for the one thing that is selected. */
  details?: PageDetails | undefined;
  /** Something stands on the sheet already, above it: on phones the working client. */
  continued?: boolean;
  /** Floats over the main sheet, centred above its bottom: what can be done with several. */
  floating?: ReactNode;
  /** The main sheet. */
  children: ReactNode;
}

/** The papers of a page: the main sheet with its pane, and the details beside it. */
export function PageLayout({ pane, details, continued = false, floating, children }: PageLayoutProps) {
  const paneFloats = useMediaQuery(PANE_QUERY);
  const detailsFloat = useMediaQuery(DETAILS_QUERY);
  const content = (
    <div className={styles.content}>
      {children}
      {floating}
    </div>
  );
  return (
    <div className={styles.layout}>
      <div className={styles.mainSheet} data-continued={continued ? '' : undefined}>
        {pane === undefined || paneFloats ? (
          content
        ) : (
          <SplitPane
            label={`Width of ${pane.label}`}
            width={pane.width}
            onWidthChange={pane.onWidthChange}
            pane={<PaneRegion pane={pane} />}
          >
            {content}
          </SplitPane>
        )}
      </div>
      {details === undefined || detailsFloat ? null : (
        <aside className={styles.detailsSheet} aria-label={details.label}>
          {details.content}
        </aside>
      )}
      {pane !== undefined && paneFloats ? (
        <Drawer title={pane.label} side="start" open={pane.drawerOpen} onOpenChange={pane.onDrawerOpenChange}>
          <InDrawer value={true}>{pane.content}</InDrawer>
        </Drawer>
      ) : null}
      {details !== undefined && detailsFloat ? (
        <Drawer
          title={details.label}
          side="end"
          open={details.drawerOpen}
          onOpenChange={details.onDrawerOpenChange}
        >
          <InDrawer value={true}>{details.content}</InDrawer>
        </Drawer>
      ) : null}
    </div>
  );
}

interface PaneRegionProps {
  pane: PagePane;
}

function PaneRegion({ pane }: PaneRegionProps) {
  return (
    <section className={styles.pane} aria-label={pane.label}>
      {pane.content}
    </section>
  );
}
