/**
 * Resolves once the check is done, or after `longest` ms; later results are ignored.
 *
 * @returns whether it is done
 */
export async function withinTime(check: Promise<unknown>, longest: number): Promise<boolean> {
  check.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const isOver = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), longest);
  });
  return Promise.race([check.then(() => true), isOver]).finally(() => {
    clearTimeout(timer);
  });
}
