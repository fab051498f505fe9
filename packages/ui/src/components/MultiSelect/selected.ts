import type { Option } from '../Select/option.js';

/** Returns the options of `ids`, in order of selection; `before` itself if nothing changed. */
export function selectedOf(
  ids: readonly string[],
  before: readonly Option[],
  options: readonly Option[],
): readonly Option[] {
  const wanted = new Set(ids);
  const kept = before.filter((option) => wanted.has(option.id));
  const known = new Set(before.map((option) => option.id));
  const added = options.filter((option) => wanted.has(option.id) && !known.has(option.id));
  return kept.length === before.length && added.length === 0 ? before : [...kept, ...added];
}

/** At the limit, gives the other options a disabled reason. */
export function refuseBeyond(
  options: readonly Option[],
  value: readonly Option[],
  max: number | undefined,
): readonly Option[] {
  if (max === undefined || value.length < max) return options;
  const selected = new Set(value.map((option) => option.id));
  return options.map((option) =>
    selected.has(option.id) || option.disabledReason !== undefined
      ? option
      : { ...option, disabledReason: `The limit is ${String(max)}` },
  );
}
