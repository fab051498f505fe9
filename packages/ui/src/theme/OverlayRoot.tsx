import { createContext, use, useState, type ReactNode } from 'react';

interface OverlayRootProps {
  children: ReactNode;
}

const OverlayPlace = createContext<Element | null>(null);

/** Where overlays belong here; null outside every theme, where the page's body serves. */
export function useOverlayPlace(): Element | null {
  return use(OverlayPlace);
}

/**
 * Gives everything inside it one place for its overlays, so that they inherit the theme and,
 * in a dialog, belong to it. The place exists from the first render and is attached before
 * the children are measured.
 */
export function OverlayRoot({ children }: OverlayRootProps) {
  const [place] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')));
  return (
    <>
      <div
        data-cs-overlays=""
        ref={(host) => {
          // Only once: what is moved in the document is drawn anew, and a frame in it would load again.
          if (host !== null && place !== null && place.parentNode !== host) host.append(place);
        }}
      />
      <OverlayPlace value={place}>{children}</OverlayPlace>
    </>
  );
}
