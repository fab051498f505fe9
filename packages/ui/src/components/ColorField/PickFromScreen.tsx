import { PipetteIcon } from '../Icon/icons.js';
import { IconButton } from '../IconButton/IconButton.js';

interface EyeDropper {
  open: () => Promise<{ sRGBHex: string }>;
}

interface PickFromScreenProps {
  onPick: (color: string) => void;
}

/** The browser's eye dropper, which not every browser has yet. */
function eyeDropper(): (new () => EyeDropper) | undefined {
  // The type library does not know it; what is there is checked before it is used.
  const found: unknown = Reflect.get(globalThis, 'EyeDropper');
  return isConstructor(found) ? found : undefined;
}

function isConstructor(value: unknown): value is new () => EyeDropper {
  return typeof value === 'function';
}

/** Takes a colour from anywhere on the screen: from the firm's letterhead, say. */
export function PickFromScreen({ onPick }: PickFromScreenProps) {
  const Dropper = eyeDropper();
  if (Dropper === undefined) return null;

  async function pick(Picker: new () => EyeDropper): Promise<void> {
    try {
      const { sRGBHex } = await new Picker().open();
      onPick(sRGBHex);
    } catch {
      // Escape leaves it without a colour.
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
