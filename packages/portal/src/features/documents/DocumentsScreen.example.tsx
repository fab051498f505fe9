import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documents } from '@countersign/api-client/fixtures';
import { AppShell, Button, DETAILS_QUERY, DocumentIcon, useMediaQuery, WorkingClient } from '@countersign/ui';
import { DocumentsScreen } from './DocumentsScreen.tsx';
import type { DocumentsLocation } from './documentsLocation.ts';
import { defaultSearch } from './documentsSearch.ts';

const navigation = [
  {
    id: 'main',
    items: [{ id: 'documents', label: 'Documents', href: '#', icon: DocumentIcon, current: true }],
  },
];

interface PlaceProps {
  /** Where the story begins; the screen then moves on by itself. */
  readonly at: Partial<DocumentsLocation>;
  /** Offers to leave the screen and to come back to it. */
  readonly comesBack?: boolean;
}

/** The screen on its desk, at an address that lives in the story. */
export function Place({ at, comesBack = false }: PlaceProps) {
  const [visit, setVisit] = useState(1);
  const narrow = useMediaQuery(DETAILS_QUERY);
  const [location, setLocation] = useState<DocumentsLocation>({
    clientId: 12,
    documentId: null,
    mode: 'list',
    search: defaultSearch,
    ...at,
  });
  return (
    <AppShell
      firm={{ name: 'Harrow & Finch' }}
      homeHref="#"
      navigation={navigation}
      collapsed={narrow}
      onCollapsedChange={() => undefined}
      pageKey="documents"
      title="Documents"
      client={<WorkingClient name="Corriedale Pastoral Co" onPress={() => undefined} />}
      {...(comesBack && {
        command: (
          <Button
            onPress={() => {
              setVisit(visit + 1);
            }}
          >
            Leave and come back
          </Button>
        ),
      })}
    >
      <DocumentsScreen
        key={visit}
        clientId={12}
        location={location}
        goTo={(change) => {
          setLocation((before) => ({ ...before, ...change }));
        }}
      />
    </AppShell>
  );
}

/** What the services of stories answer, unless a story says otherwise. */
export const allDocuments = documents(128);

export const [newest] = [...allDocuments].sort((a, b) => b.ModifiedDate.localeCompare(a.ModifiedDate));

/** Waits until the first documents stand in the grid. */
export async function untilRead(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => expect(within(canvasElement).getByText(newest?.Title ?? '')).toBeVisible());
}

/** Presses the right button where the words begin: without a place the menu would open in the window's corner. */
export async function pressRight(text: HTMLElement): Promise<void> {
  const { left, bottom } = text.getBoundingClientRect();
  const coords = { clientX: left + 24, clientY: bottom - 4 };
  await userEvent.pointer({ keys: '[MouseRight]', target: text, coords });
}
