/** What browsers say of a module that they could not get, and don't ask for again until the page is reloaded. */
const missing = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
];

/** Whether code is gone for good, for example since a new version was installed: only a reload helps. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missing.some((start) => error.message.startsWith(start));
}
