interface InstantLimits {
  /** Earliest moment, an ISO instant. */
  min: string | undefined;
  /** Latest moment, an ISO instant. */
  max: string | undefined;
  /** Zone in which the limits are told. */
  timeZone: string;
}

/** dd MMM yyyy h:mm am, in a zone. */
export function formatInstant(instant: string, timeZone: string): string {
  const date = new Date(instant);
  const day = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    day: '2-digit',
    month: 'short',
    year: 'numeric',
  }).format(date);
  const time = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(date);
  return `${day} ${time}`;
}

/** What is wrong with a moment, in words; undefined where nothing is. */
export function instantProblem(
  value: string | null,
  { min, max, timeZone }: InstantLimits,
): string | undefined {
  if (value === null) return undefined;
  const moment = Date.parse(value);
  if (min !== undefined && moment < Date.parse(min)) {
    return `The earliest time is ${formatInstant(min, timeZone)}.`;
  }
  if (max !== undefined && moment > Date.parse(max)) {
    return `The latest time is ${formatInstant(max, timeZone)}.`;
  }
  return undefined;
}
