import { describe, expect, it } from 'vitest';
import { chromaticModes, modes, themeMedia } from './modes.ts';

/** What Chromatic's browser emulates, by the name of its parameter. */
const emulatedByChromatic: Readonly<Record<string, string>> = { 'forced-colors': 'forcedColors' };

describe('the modes of Chromatic', () => {
  it('are those of the local screenshots, in the same themes', () => {
    expect(Object.keys(chromaticModes)).toEqual(modes.map(({ name }) => name));
    for (const { name, theme } of modes) expect(chromaticModes[name]?.theme).toBe(theme);
  });

  it('reduce motion, as the local run does', () => {
    for (const mode of Object.values(chromaticModes)) expect(mode.prefersReducedMotion).toBe('reduce');
  });

  it.each(modes)('show $name under the same media features', ({ name, theme, media }) => {
    const parameters: Readonly<Record<string, string>> = { ...chromaticModes[name] };
    const shown = Object.keys(media).map((feature) => [
      feature,
      parameters[emulatedByChromatic[feature] ?? ''] ?? themeMedia(theme)[feature],
    ]);
    expect(Object.fromEntries(shown)).toEqual(media);
  });
});
