import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { brandingQueries, clientQueries, isMissing } from '@countersign/api-client';
import {
  AppShell,
  Avatar,
  lazyComponent,
  MenuButton,
  PHONE_QUERY,
  preloadMenus,
  RAIL_QUERY,
  UploadIndicator,
  useMediaQuery,
  useToasts,
  WorkingClient,
} from '@countersign/ui';
import { ClientPicker, lastClient } from '../features/clients/index.ts';
import { SignOutDialog, Uploads, uploadPanelMessages, useUploads } from '../features/uploads/index.ts';
import { Region } from '../services/Region.tsx';
import { useServices } from '../services/services.tsx';
import { ShellContext } from '../services/shell.ts';
import { useLoadedAhead } from '../services/useLoadedAhead.ts';
import { useNoStrayUndo } from './keys/useNoStrayUndo.ts';
import type { SessionProfile } from '../session/session.ts';
import { unnamedClient } from './app.messages.ts';
import { brandStore } from './branding/brandStore.ts';
import { lastFirmStore } from './branding/lastFirmStore.ts';
import { railStore } from './railStore.ts';
import { themeStore } from './themeStore.ts';
import { useShellView } from './useShellView.ts';

/** What is needed on every page. */
const parts = [preloadMenus, () => import('./sessionUploader.ts')];

const NotificationsDialog = lazyComponent(
  async () => (await import('./NotificationsDialog.tsx')).NotificationsDialog,
);

interface ShellProps {
  readonly profile: SessionProfile;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

const themes = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'contrast', label: 'High contrast' },
] as const;

/** Frames every signed-in page. The routes determine its content. */
export function Shell({ profile, onSignOut, children }: ShellProps) {
  const { portal, me } = useServices();
  const navigate = useNavigate();
  const router = useRouter();
  const view = useShellView(profile);
  useLoadedAhead(parts);
  useNoStrayUndo();
  const { clientId, clientPage } = view;
  /**
   * @story none NotFound
   * @story clients ClientSelected
   * @story signOut SignOutWhileUploading
   */
  const [opened, setOpened] = useState<'none' | 'clients' | 'notifications' | 'signOut'>('none');
  const [dialog, setDialog] = useState<string | null>(null);
  const [part, setPart] = useState<string | null>(null);
  const [list, setList] = useState<string | null>(null);
  const rail = useSyncExternalStore(railStore.subscribe, railStore.get);
  const narrow = useMediaQuery(RAIL_QUERY);
  const phone = useMediaQuery(PHONE_QUERY);
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.get);
  const branding = useQuery(brandingQueries.current(portal));
  const uploads = useUploads();
  const toasts = useToasts();
  const uploadsButton = useRef<HTMLButtonElement>(null);
  const client = useQuery({ ...clientQueries.detail(portal, clientId ?? 0), enabled: clientId !== null });

  const color = branding.data?.Colour;
  useEffect(() => {
    if (color !== undefined && color !== brandStore.get()) brandStore.set(color);
  }, [color]);
  useEffect(() => {
    lastFirmStore.set(String(me.firmId));
  }, [me.firmId]);
  const firm = branding.data?.Firm.Name ?? me.firm;
  const titles = view.crumbs.join(' · ');
  useEffect(() => {
    document.title = [dialog, part ?? list, client.data?.Name, titles, firm].filter(Boolean).join(' · ');
  }, [dialog, part, list, client.data?.Name, titles, firm]);

  const known = client.data?.Id;
  useEffect(() => {
    // A client that does not exist would be there at the next start, too.
    if (known !== undefined) lastClient.set(known);
  }, [known]);

  function close(): void {
    setOpened('none');
  }

  /** The names of a client's files do not stay in a browser that others may use. */
  function signOut(): void {
    void uploads.abandon().then(onSignOut);
  }

  const hrefOf = useCallback(
    (forClient: number, documentId: number) =>
      router.buildLocation({
        to: '/documents/$clientId/$documentId',
        params: { clientId: forClient, documentId },
      }).href,
    [router],
  );

  return (
    <ShellContext
      value={{
        chooseClient: () => {
          setOpened('clients');
        },
        nameDialog: setDialog,
        namePart: setPart,
        nameList: setList,
      }}
    >
      <AppShell
        firm={{ name: firm, ...(branding.data?.Logo && { logo: { src: branding.data.Logo } }) }}
        homeHref={view.homeHref}
        navigation={view.navigation}
        collapsed={rail === null ? narrow : rail === 'collapsed'}
        onCollapsedChange={(collapsed) => {
          railStore.set(collapsed ? 'collapsed' : 'open');
        }}
        pageKey={view.pageKey}
        {...(view.title !== undefined && { title: view.title })}
        client={
          clientPage !== undefined ? (
            <WorkingClient
              // A client that does not exist is as none; one that is only not there yet is not.
              name={
                client.data?.Name ??
                (clientId === null || isMissing(client.error) ? null : unnamedClient(clientId))
              }
              onPress={() => {
                setOpened('clients');
              }}
            />
          ) : undefined
        }
        uploads={
          // A phone's bar has no room for a button without uploads.
          phone && uploads.items.length === 0 ? undefined : (
            <UploadIndicator
              ref={uploadsButton}
              active={uploads.summary.active}
              failed={uploads.summary.errored}
              waiting={uploads.summary.waiting}
              percent={uploads.summary.percent}
              expanded={uploads.items.length === 0 ? undefined : uploads.shown}
              onPress={() => {
                if (uploads.items.length === 0) toasts.show({ message: uploadPanelMessages.noUploads });
                else uploads.show();
              }}
            />
          )
        }
        user={
          <MenuButton
            label={`${me.name}, account menu`}
            triggerContent={<Avatar name={me.name} size={28} />}
            placement="bottom end"
            items={[
              {
                id: 'account',
                label: [me.name, me.email, ...me.roles].join(' · '),
                items: [
                  {
                    id: 'notifications',
                    label: 'Notifications',
                    onSelect: () => {
                      setOpened('notifications');
                    },
                  },
                ],
              },
              {
                id: 'theme',
                label: 'Theme',
                selection: 'single',
                selected: [theme],
                choices: themes,
                onSelectedChange: ([selected]) => {
                  const newTheme = themes.find(({ id }) => id === selected);
                  if (newTheme) themeStore.set(newTheme.id);
                },
              },
              {
                id: 'signOut',
                label: 'Sign out',
                onSelect: () => {
                  if (uploads.unfinished > 0) setOpened('signOut');
                  else signOut();
                },
              },
            ]}
          />
        }
      >
        {children}
      </AppShell>
      <Uploads
        view={uploads}
        clientId={clientId}
        hrefOf={hrefOf}
        onShow={(client, document) => {
          void navigate({
            to: '/documents/$clientId/$documentId',
            params: { clientId: client, documentId: document },
          });
        }}
        onClose={() => {
          uploads.hide();
          uploadsButton.current?.focus();
        }}
      />
      {opened === 'notifications' ? (
        <Region name="The notifications" onClose={close}>
          <NotificationsDialog onClose={close} />
        </Region>
      ) : null}
      {opened === 'signOut' ? (
        <Region name="The sign-out" onClose={close}>
          <SignOutDialog
            active={uploads.summary.active}
            unfinished={uploads.unfinished}
            onClose={close}
            onSignOut={signOut}
          />
        </Region>
      ) : null}
      {opened === 'clients' ? (
        <Region name="The client picker" onClose={close}>
          <ClientPicker
            onClose={close}
            onChoose={(selected) => {
              close();
              lastClient.set(selected);
              // The page stays the same; on pages without a client, home opens with the selected one.
              void navigate(
                clientPage === undefined ? { to: '/' } : { to: clientPage, params: { clientId: selected } },
              );
            }}
          />
        </Region>
      ) : null}
    </ShellContext>
  );
}
