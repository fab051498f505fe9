import type { Decorator } from '@storybook/react-vite';
import { createContext, use } from 'react';
import type { SessionState } from '../session/session.ts';
import { sessionOf } from './sessionOf.ts';

const StorySessionContext = createContext<SessionState>(sessionOf('administrator'));

/** Who is signed in, as the toolbar says. */
export function useStorySession(): SessionState {
  return use(StorySessionContext);
}

/** Signs in whom the toolbar chose. What is chosen there anew begins from nothing, so that it shows. */
export const withSession: Decorator = (Story, { globals }) => (
  <StorySessionContext
    key={[globals['role'], globals['features'], globals['network']].join()}
    value={sessionOf(globals['role'])}
  >
    <Story />
  </StorySessionContext>
);
