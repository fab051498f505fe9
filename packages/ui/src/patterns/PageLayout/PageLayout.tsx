import { useEffect, useRef, type ReactNode } from 'react';
import { Drawer } from '../../components/Drawer/Drawer.js';
import { scrollIntoSight } from '../../components/focus/scrollIntoSight.js';
import { SplitPane } from '../../components/SplitPane/SplitPane.js';
import { InDrawer } from './InDrawer.js';
import { DETAILS_QUERY, PANE_QUERY } from './pageWidths.js';
import { useMediaQuery } from './useMediaQuery.js';
import { useRoomBeside } from './useRoomBeside.js';
import * as styles from './PageLayout.css.js';

export interface PagePane {
  /** Name of the region: "Filters". */
  label: string;
  /** Content of the pane. */
  content: ReactNode;
  /** Width in px; initially `PANE_WIDTH`. Stored by the caller. */
  width: number;
  /** Called with the new width in px. */
  onWidthChange: (width: number) => void;
  /** Whether the drawer of a small screen is open. */
  drawerOpen: boolean;
  /** Called when the drawer is opened or closed. */
  onDrawerOpenChange: (open: boolean) => void;
}

export interface PageDetails {
  /** Name of the region: "Document details". */
  label: string;
  /** Content of the sheet. */
  content: ReactNode;
  /** Whether the drawer of a small screen is open. Where they have room beside a grid, the details are always visible. */
  drawerOpen: boolean;
  /** Called when the drawer is opened or closed. */
  onDrawerOpenChange: (open: boolean) => void;
}

export interface PageLayoutProps {
  /** Side pane to the left of the main sheet. */
  pane?: PagePane | undefined;
  /** Sheet on the right, for the selected item. */
  details?: PageDetails | undefined;
  /** Called when the details become a drawer because a grid beside them would have no room for its columns, and when they return. */
  onDetailsRoomChange?: ((hasRoom: boolean) => void) | undefined;
  /** Whether other content is directly above the sheet: on phones the working client. */
  continued?: boolean | undefined;
  /** Floats over the main sheet, centred above its bottom: actions on several items. */
  floating?: ReactNode;
  /** Content of the main sheet. */
  children: ReactNode;
}

/** Lays out the sheets of a page: the main sheet with its pane, and the details beside it. */
export function PageLayout(props: PageLayoutProps) {
  const { pane, details, onDetailsRoomChange, continued = false, floating, children } = props;
  const paneFloats = useMediaQuery(PANE_QUERY);
  const { measure, hasRoom } = useRoomBeside(pane === undefined || paneFloats ? 0 : pane.width);
  const detailsFloat = useMediaQuery(DETAILS_QUERY) || !hasRoom;
  const main = useRef<HTMLDivElement>(null);
  const floats = floating !== undefined;
  // The bar must not hide what has the focus: the row that was selected by a key.
  useEffect(() => {
    const focused = floats ? main.current?.querySelector('[role="row"]:focus-within') : null;
    if (focused != null) scrollIntoSight(focused);
  }, [floats]);
  useEffect(() => {
    onDetailsRoomChange?.(hasRoom);
  }, [hasRoom, onDetailsRoomChange]);
  const content = (
    <div ref={main} className={styles.content} data-floating={floats ? '' : undefined}>
      {children}
      {floating}
    </div>
  );
  return (
    <div ref={measure} className={styles.layout}>
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
          // The panel has the title of what it is about.
          titleVisible={false}
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
