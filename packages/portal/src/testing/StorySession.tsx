import type { Decorator } from '@storybook/react-vite';
import { createContext, use } from 'react';
import type { SessionState } from '../session/session.ts';
import { sessionOf } from './sessionOf.ts';

const StorySessionContext = createContext<SessionState>(sessionOf('administrator'));

/** The signed-in user, from the toolbar. */
export function useStorySession(): SessionState {
  return use(StorySessionContext);
}

/** Signs in the toolbar's user. Another selection there starts from the beginning. */
export const withSession: Decorator = (Story, { globals }) => (
  <StorySessionContext
    key={[globals['role'], globals['features'], globals['network']].join()}
    value={sessionOf(globals['role'])}
  >
    <Story />
  </StorySessionContext>
);
