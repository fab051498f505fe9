import { createContext, use } from 'react';
import type { Density } from './tokens.js';

/** Current density; in its own module, so that importing it does not load a theme. */
export const DensityContext = createContext<Density>('compact');

/** Returns the current density, for measurements in script, such as a grid's rows. */
export function useDensity(): Density {
  return use(DensityContext);
}
