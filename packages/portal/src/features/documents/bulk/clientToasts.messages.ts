/** Says of which client an outcome is: "Blue Gum Pastoral Co: Deleted 40 documents". */
export function ofClient(client: string, outcome: string): string {
  return `${client}: ${outcome}`;
}
