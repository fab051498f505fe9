/** The steps of an address or of its pattern. A slash at the end makes no difference. */
export const stepsOf = (address: string): string[] => address.split('/').filter((step) => step !== '');

export const isParam = (step: string): boolean => step.startsWith('$');

/**
 * What an address has in place of the parameters of a pattern such as `/documents/$clientId`; null if it is another.
 * Compares as the router does, for which the case of a word makes no difference.
 */
export function paramsIn(pattern: string, pathname: string): Readonly<Record<string, string>> | null {
  const [wanted, given] = [stepsOf(pattern), stepsOf(pathname)];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, step] of wanted.entries()) {
    const found = given[index] ?? '';
    if (isParam(step)) params[step.slice(1)] = found;
    else if (step.toLowerCase() !== found.toLowerCase()) return null;
  }
  return params;
}
