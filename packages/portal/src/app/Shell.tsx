import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { brandingQueries, clientQueries } from '@countersign/api-client';
import {
  AppShell,
  Avatar,
  DETAILS_QUERY,
  DocumentIcon,
  later,
  MenuButton,
  SignOutIcon,
  UploadIndicator,
  useMediaQuery,
  WorkingClient,
  type NavigationGroup,
} from '@countersign/ui';
import { defaultSearch } from '../features/documents/index.ts';
import { Uploads, useUploads } from '../features/uploads/index.ts';
import { Region } from '../services/Region.tsx';
import { useServices } from '../services/services.tsx';
import { brandStore } from './brandStore.ts';
import { parseId, paths } from './paths.ts';
import { railStore } from './railStore.ts';
import { ShellContext } from './shellContext.ts';
import { themeStore } from './themeStore.ts';

/** Loaded when somebody chooses. */
const ClientPicker = later(async () => (await import('../features/documents/ClientPicker.tsx')).ClientPicker);

interface ShellProps {
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

const themes = [
  { id: 'system', label: 'As the system' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'contrast', label: 'High contrast' },
] as const;

/** The desk around every signed-in page: what is built stands in the rail. */
export function Shell({ onSignOut, children }: ShellProps) {
  const { portal, me } = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [choosing, setChoosing] = useState(false);
  const rail = useSyncExternalStore(railStore.subscribe, railStore.get);
  const narrow = useMediaQuery(DETAILS_QUERY);
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.get);
  const branding = useQuery(brandingQueries.own(portal));
  const uploads = useUploads();
  const clientId = workingClient(pathname);
  const client = useQuery({ ...clientQueries.one(portal, clientId ?? 0), enabled: clientId !== null });

  const colour = branding.data?.Colour;
  useEffect(() => {
    if (colour !== undefined && colour !== brandStore.get()) brandStore.set(colour);
  }, [colour]);
  const title = 'Documents';
  const firm = branding.data?.Firm.Name ?? me.firm;
  useEffect(() => {
    document.title = [client.data?.Name, title, firm].filter(Boolean).join(' · ');
  }, [client.data?.Name, firm]);

  function stopChoosing(): void {
    setChoosing(false);
  }

  const navigation: NavigationGroup[] = [
    {
      id: 'main',
      items: [
        {
          id: 'documents',
          label: 'Documents',
          href: '/documents',
          icon: DocumentIcon,
          current: pathname.startsWith('/documents'),
        },
      ],
    },
  ];

  return (
    <ShellContext
      value={{
        chooseClient: () => {
          setChoosing(true);
        },
      }}
    >
      <AppShell
        firm={{ name: firm, ...(branding.data?.Logo && { logo: { src: branding.data.Logo } }) }}
        homeHref={paths.home}
        navigation={navigation}
        collapsed={rail === null ? narrow : rail === 'collapsed'}
        onCollapsedChange={(collapsed) => {
          railStore.set(collapsed ? 'collapsed' : 'open');
        }}
        pageKey={pathname.split('/').slice(0, 2).join('/')}
        title={title}
        client={
          <WorkingClient
            name={client.data?.Name ?? null}
            onPress={() => {
              setChoosing(true);
            }}
          />
        }
        uploads={
          <UploadIndicator
            active={uploads.summary.active}
            failed={uploads.summary.errored}
            percent={uploads.summary.percent}
            onPress={uploads.show}
          />
        }
        user={
          <MenuButton
            label={`${me.name}, your menu`}
            face={<Avatar name={me.name} size={28} />}
            placement="bottom end"
            items={[
              {
                id: 'theme',
                label: 'Theme',
                selection: 'single',
                selected: [theme],
                choices: themes,
                onSelectedChange: ([chosen]) => {
                  const known = themes.find(({ id }) => id === chosen);
                  if (known) themeStore.set(known.id);
                },
              },
              { id: 'signOut', label: 'Sign out', icon: SignOutIcon, onSelect: onSignOut },
            ]}
          />
        }
      >
        {children}
      </AppShell>
      <Uploads view={uploads} />
      {choosing ? (
        <Region name="The choice of clients" onClose={stopChoosing}>
          <ClientPicker
            onClose={stopChoosing}
            onChoose={(chosen) => {
              stopChoosing();
              const target = {
                clientId: chosen,
                documentId: null,
                mode: 'list',
                search: defaultSearch,
              } as const;
              void navigate({ href: paths.documents(target) });
            }}
          />
        </Region>
      ) : null}
    </ShellContext>
  );
}

/** The client in the address: `/documents/12`, `/documents/preview/12/7`. */
function workingClient(pathname: string): number | null {
  const [, first, second, third] = pathname.split('/');
  if (first !== 'documents') return null;
  return parseId(second === 'sign' || second === 'preview' ? third : second);
}
