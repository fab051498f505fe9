/** The content of a script element of data. */
export function readJson(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent || 'null');
}
