export interface FileLimits {
  /** Accepted extensions, lower case without a dot; all if empty. */
  extensions: readonly string[];
  /** Maximum file size in bytes. */
  maxSize: number | undefined;
}

const units = ['bytes', 'kB', 'MB', 'GB'] as const;

/** Formats bytes: "1.2 MB". */
export function formatSize(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const figure = unit === 0 || size >= 100 ? Math.round(size) : Math.round(size * 10) / 10;
  return `${figure.toLocaleString('en-AU')} ${units[unit] ?? ''}`;
}

/** Formats alternatives: "jpg, png or gif". */
export function oneOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}

/** Returns why a file is rejected, or undefined if it is accepted. */
export function fileProblem(
  file: { readonly name: string; readonly size: number },
  { extensions, maxSize }: FileLimits,
): string | undefined {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (extensions.length > 0 && !extensions.includes(ending)) {
    return `${file.name} is not a ${oneOf(extensions)} file.`;
  }
  if (maxSize !== undefined && file.size > maxSize) {
    return `${file.name} is ${formatSize(file.size)}. The limit is ${formatSize(maxSize)}.`;
  }
  return undefined;
}
