/** Loads the code of the actions that have no dialog, once for all of them. */
export const loadActions = () => import('../actionParts.ts');
