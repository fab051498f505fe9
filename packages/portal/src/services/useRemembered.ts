import { useCallback, useState } from 'react';
import { useServices } from './services.tsx';

function readJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A setting that outlives the page.
 *
 * @param key Names it among the settings of this browser.
 * @param parse Reads what was kept, `undefined` where nothing was; anything it does not know must give the usual value.
 */
export function useRemembered<Value>(
  key: string,
  parse: (kept: unknown) => Value,
): readonly [Value, (next: Value) => void] {
  const { settings } = useServices();
  const [value, setValue] = useState(() => parse(readJson(settings.read(key))));
  const remember = useCallback(
    (next: Value) => {
      setValue(next);
      settings.write(key, JSON.stringify(next));
    },
    [settings, key],
  );
  return [value, remember];
}
