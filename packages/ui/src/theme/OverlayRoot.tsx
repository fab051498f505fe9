import { createContext, use, useState, type ReactNode } from 'react';

interface OverlayRootProps {
  children: ReactNode;
}

const OverlayPlace = createContext<Element | null>(null);

/** Returns the container for overlays; null outside every theme, where they go into the page's body. */
export function useOverlayPlace(): Element | null {
  return use(OverlayPlace);
}

/**
 * Provides one container for the overlays inside it, so that they inherit the theme and, in a dialog, belong
 * to it. The container exists from the first render and is attached before the children are measured.
 */
export function OverlayRoot({ children }: OverlayRootProps) {
  const [place] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')));
  return (
    <>
      <div
        data-cs-overlays=""
        ref={(host) => {
          // Moves it only once: a moved element renders again, and a frame in it would reload.
          if (host !== null && place !== null && place.parentNode !== host) host.append(place);
        }}
      />
      <OverlayPlace value={place}>{children}</OverlayPlace>
    </>
  );
}
