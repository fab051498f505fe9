/** Says of which client an outcome is: "Blue Gum Pastoral Co: 40 documents deleted". */
export function ofClient(client: string, outcome: string): string {
  return `${client}: ${outcome}`;
}
