import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.js';
import { MenuIcon } from '../../components/Icon/icons.js';
import { IconButton } from '../../components/IconButton/IconButton.js';
import { useKeptFocus } from '../../components/focus/useKeptFocus.js';
import type { Firm } from './FirmMark.js';
import type { NavigationGroup } from './Navigation.js';
import { NavigationDrawer } from './NavigationDrawer.js';
import { NavigationRail } from './NavigationRail.js';
import * as styles from './AppShell.css.js';

export interface AppShellProps {
  /** The firm: name and logo. */
  firm: Firm;
  /** Target of the firm's logo. */
  homeHref: string;
  /** Navigation, in groups. */
  navigation: readonly NavigationGroup[];
  /** Whether the rail shows icons only. Stored by the caller. */
  collapsed: boolean;
  /** Called when the rail is collapsed or expanded. */
  onCollapsedChange: (collapsed: boolean) => void;
  /** Changes with each navigation, which moves focus to the heading. */
  pageKey: string;
  /** Heading of the page. Omit it if the page has its own. */
  title?: string | undefined;
  /** The working client. On phones it is on the sheet. */
  client?: ReactNode;
  /** The search and command field. */
  command?: ReactNode;
  /** The upload indicator. */
  uploads?: ReactNode;
  /** The user's menu. */
  user?: ReactNode;
  /** Page content. */
  children: ReactNode;
}

/** Frames every page: navigation, top bar, and the area for the sheets. */
export function AppShell({
  firm,
  homeHref,
  navigation,
  collapsed,
  onCollapsedChange,
  pageKey,
  title,
  client,
  command,
  uploads,
  user,
  children,
}: AppShellProps) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLElement>(null);
  const focusedPage = useRef(pageKey);
  useKeptFocus();

  useEffect(() => {
    if (focusedPage.current === pageKey) return;
    focusedPage.current = pageKey;
    (heading.current ?? main.current)?.focus({ preventScroll: true });
  }, [pageKey]);

  return (
    <div className={styles.shell}>
      <a className={styles.skipLink} href="#content" onClick={() => main.current?.focus()}>
        Skip to content
      </a>
      <NavigationRail
        firm={firm}
        homeHref={homeHref}
        groups={navigation}
        collapsed={collapsed}
        onCollapsedChange={onCollapsedChange}
      />
      <NavigationDrawer firm={firm} groups={navigation} open={drawerOpen} onOpenChange={setDrawerOpen} />
      <div className={styles.column}>
        <header className={styles.topBar}>
          <div className={styles.menuButton}>
            <IconButton
              label="Open navigation"
              icon={MenuIcon}
              expanded={drawerOpen}
              onPress={() => setDrawerOpen(true)}
            />
          </div>
          <div className={styles.title}>
            {title === undefined ? null : (
              <Heading level={1} ref={heading} focusTarget>
                {title}
              </Heading>
            )}
          </div>
          {client === undefined ? null : <div className={styles.client}>{client}</div>}
          <div className={styles.tools} data-ends-with-icon={uploads || user ? '' : undefined}>
            {command}
            {uploads}
            {user}
          </div>
        </header>
        <main id="content" className={styles.main} ref={main} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}
