/** Controls that show a name as another one, such as `fdp.exe` as `exe.pdf`, or as several lines. */
const misleading = /[\u2028-\u202E\u2066-\u2069]/gu;

/** Replaces what would show a file's name as another one by a mark. */
export function readableName(name: string): string {
  return name.replace(misleading, '_');
}
