/** How far a reader has come: what its last reading could see, and when that was. */
export interface Position {
  /** A Postgres snapshot: `xmin:xmax:running`. What it could not see has been committed since. */
  snapshot: string;
  /** Seconds since 1970, by the database's clock. */
  at: number;
}

const form = /^(\d{1,18}:\d{1,18}:(?:\d{1,18}(?:,\d{1,18})*)?)\.(\d{1,12})$/;

/** Postgres rejects a snapshot whose parts contradict each other. */
function isSnapshot(text: string): boolean {
  const [xmin = '', xmax = '', list = ''] = text.split(':');
  const running = list === '' ? [] : list.split(',').map(BigInt);
  const [from, to] = [BigInt(xmin), BigInt(xmax)];
  return (
    from > 0n &&
    from <= to &&
    running.every((id, index) => id >= from && id < to && id > (running[index - 1] ?? 0n))
  );
}

/** Parses a position; null if it is none of ours. */
export function parsePosition(text: string): Position | null {
  const [, snapshot, at] = form.exec(text) ?? [];
  if (snapshot === undefined || at === undefined || !isSnapshot(snapshot)) return null;
  return { snapshot, at: Number(at) };
}

/** Writes a position as clients keep it. */
export function formatPosition({ snapshot, at }: Position): string {
  return `${snapshot}.${Math.floor(at)}`;
}
