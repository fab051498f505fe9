/** Resolves once the check is done, or after `longest` ms; nobody hears of what it finds later. */
export async function withinTime(check: Promise<void>, longest: number): Promise<void> {
  check.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const isOver = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longest);
  });
  await Promise.race([check, isOver]).finally(() => {
    clearTimeout(timer);
  });
}
