/** "Ada", "Ada and Bo", "Ada, Bo and 3 more". */
export function listed(names: readonly string[]): string {
  const [first = '', second, third] = names;
  if (second === undefined) return first;
  if (third === undefined) return `${first} and ${second}`;
  return names.length === 3
    ? `${first}, ${second} and ${third}`
    : `${first}, ${second} and ${names.length - 2} more`;
}
