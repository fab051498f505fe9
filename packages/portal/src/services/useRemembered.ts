import { useCallback, useState } from 'react';
import { parseJson } from './parseJson.ts';
import { useServices } from './services.tsx';

/**
 * Stores a setting beyond the page.
 *
 * @param key Its name among the settings of this browser.
 * @param parse Parses the stored value, `undefined` if there is none; must return the default for an unknown
 * value.
 */
export function useRemembered<Value>(
  key: string,
  parse: (kept: unknown) => Value,
): readonly [Value, (next: Value) => void] {
  const { settings } = useServices();
  const [value, setValue] = useState(() => parse(parseJson(settings.read(key))));
  const remember = useCallback(
    (next: Value) => {
      setValue(next);
      settings.write(key, JSON.stringify(next));
    },
    [settings, key],
  );
  return [value, remember];
}
