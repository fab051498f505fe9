interface InstantLimits {
  /** Earliest time, an ISO instant. */
  min: string | undefined;
  /** Latest time, an ISO instant. */
  max: string | undefined;
  /** Time zone of the limits in messages. */
  timeZone: string;
}

/** Formats as dd MMM yyyy h:mm am, in a time zone. */
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

/** Returns the error message of a time, or undefined if it is valid. */
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
