import { useSyncExternalStore } from 'react';
import { PipetteIcon } from '../Icon/icons.js';
import { IconButton } from '../IconButton/IconButton.js';

interface EyeDropper {
  open: () => Promise<{ sRGBHex: string }>;
}

interface PickFromScreenProps {
  onPick: (color: string) => void;
}

/** Returns the browser's eyedropper, which some browsers lack. */
function eyeDropper(): (new () => EyeDropper) | undefined {
  // TypeScript's library does not declare it, so the value is checked before use.
  const found: unknown = Reflect.get(globalThis, 'EyeDropper');
  return isConstructor(found) ? found : undefined;
}

function isConstructor(value: unknown): value is new () => EyeDropper {
  return typeof value === 'function';
}

function neverChanges(): () => void {
  return () => undefined;
}

/** None on a server, nor while what a server wrote comes alive: that has no button. */
function none(): undefined {
  return undefined;
}

/** Selects a colour from anywhere on the screen: for example from the firm's letterhead. */
export function PickFromScreen({ onPick }: PickFromScreenProps) {
  const Dropper = useSyncExternalStore(neverChanges, eyeDropper, none);
  if (Dropper === undefined) return null;

  async function pick(Picker: new () => EyeDropper): Promise<void> {
    try {
      const { sRGBHex } = await new Picker().open();
      onPick(sRGBHex);
    } catch {
      // Escape cancels without a colour.
    }
  }

  return (
    <IconButton
      label="Pick from the screen"
      icon={PipetteIcon}
      onPress={() => {
        void pick(Dropper);
      }}
    />
  );
}
