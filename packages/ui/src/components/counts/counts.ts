/** Formats a number of things: "1,284". */
export function formatCount(count: number): string {
  // The locale takes thousands of times longer, and would change nothing.
  if (Number.isInteger(count) && count >= 0 && count < 1_000) return String(count);
  return count.toLocaleString('en-AU');
}

/** Formats a number where room is short: exactly up to "99,999", and then rounded to thousands: "120k". */
export function shortCount(count: number): string {
  return count < 100_000 ? formatCount(count) : `${formatCount(Math.round(count / 1_000))}k`;
}

/** Formats a number of things with their noun: "1 file", "1,284 files". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
