import { createContext, use } from 'react';
import type { Density } from './tokens.js';

/** How close things stand here; a module of its own, so that who asks brings no theme with it. */
export const DensityContext = createContext<Density>('compact');

/** The density in force: for what is measured in script, as the rows of a grid are. */
export function useDensity(): Density {
  return use(DensityContext);
}
