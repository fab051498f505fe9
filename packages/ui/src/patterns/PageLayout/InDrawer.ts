import { createContext } from 'react';

/** Whether a pane is shown in a drawer, which brings its own title and close button. */
export const InDrawer = createContext(false);
