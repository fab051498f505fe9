/** Formats a number of things: "1,284". */
export function formatCount(count: number): string {
  return count.toLocaleString('en-AU');
}

/** Formats a number of things with their noun: "1 file", "1,284 files". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
