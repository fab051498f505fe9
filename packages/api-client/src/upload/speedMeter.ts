/** A moving average over the last seconds, sampled rarely enough to be readable on screen. */
export interface SpeedMeter {
  readonly samples: readonly { at: number; bytes: number }[];
}

const WINDOW = 4_000;
const SAMPLE_EVERY = 500;

export const stillMeter: SpeedMeter = { samples: [] };

/** `bytes` is the running total at `at` milliseconds; a total that falls starts the meter anew. */
export function measured(meter: SpeedMeter, at: number, bytes: number): SpeedMeter {
  const last = meter.samples.at(-1);
  if (!last || bytes < last.bytes) return { samples: [{ at, bytes }] };
  if (at - last.at < SAMPLE_EVERY) return meter;
  return { samples: [...meter.samples.filter((sample) => at - sample.at <= WINDOW), { at, bytes }] };
}

/** Bytes a second, or null until there is something to go by. */
export function bytesPerSecond({ samples }: SpeedMeter): number | null {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last || last.at === first.at || last.bytes === first.bytes) return null;
  return ((last.bytes - first.bytes) / (last.at - first.at)) * 1000;
}

/** Whole seconds, at least one while anything remains. */
export function secondsLeft(remainingBytes: number, speed: number | null): number | null {
  return speed === null ? null : Math.ceil(remainingBytes / speed);
}
