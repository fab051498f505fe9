import { usePreventScroll } from 'react-aria/usePreventScroll';

/** For iOS, whose page scrolls under a dialog whatever its style says. In a file of its own: others never load it. */
export function TouchScrollLock() {
  usePreventScroll();
  return null;
}
