import { usePreventScroll } from 'react-aria/usePreventScroll';

/** For iOS, whose page scrolls under a dialog whatever its style. In a separate file: other devices never load it. */
export function TouchScrollLock() {
  usePreventScroll();
  return null;
}
