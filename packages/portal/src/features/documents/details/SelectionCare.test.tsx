import { composeStory } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { playStories } from '../../../testing/storiesInDom.tsx';
import { selectOneRow, selectRows } from '../screen/selectRows.example.ts';
import type * as Care from './SelectionCare.tsx';
import * as stories from './SelectionCare.stories.tsx';
import { selectionMessages } from './selection.messages.ts';

const code = vi.hoisted(() => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive };
});
vi.mock('./SelectionCare.tsx', async (load) => {
  await code.arrived;
  return load<typeof Care>();
});

playStories();

it('offers what was deselected before its code had loaded', async () => {
  const Late = composeStory(
    {
      ...stories.PressedElsewhere,
      async play({ canvasElement }) {
        await selectRows(canvasElement, [2, 4, 5]);
        await selectOneRow(canvasElement, 7);
      },
    },
    stories.default,
  );
  await Late.run();
  expect(screen.queryByText(selectionMessages.dropped(3))).toBeNull();
  code.arrive();
  await waitFor(() => expect(screen.getByText(selectionMessages.dropped(3))).toBeVisible());
});
