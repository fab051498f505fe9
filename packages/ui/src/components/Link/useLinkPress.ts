import type { MouseEvent } from 'react';
import { useLinkNavigation } from './LinkNavigation.js';

/** The browser handles a click that asks for a new tab or a download, or leads to another site. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function isOwn(anchor: HTMLAnchorElement): boolean {
  return anchor.origin === location.origin && anchor.target === '' && !anchor.hasAttribute('download');
}

/** Returns the click handler of an anchor inside the application. */
export function useLinkPress(onPress?: () => void): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useLinkNavigation();
  return (event) => {
    onPress?.();
    if (navigate === null || event.defaultPrevented || !isPlain(event) || !isOwn(event.currentTarget)) return;
    event.preventDefault();
    const { pathname, search, hash } = event.currentTarget;
    navigate(`${pathname}${search}${hash}`);
  };
}
