import { createContext } from 'react';

/** Whether a pane is in a drawer, which has its own title and close button. */
export const InDrawer = createContext(false);
