interface LoginPlace {
  portal: string;
  /** A firm's id; anything but digits is omitted, which shows Countersign's own brand. */
  firm: string;
  display: 'link' | 'frame';
}

/**
 * Returns the address of the sign-in: the portal's `/login?theme=…`, or its layout for small frames. Returns
 * null if the portal's address is missing or not http(s), so that no script can be injected.
 */
export function loginAddress({ portal, firm, display }: LoginPlace): string | null {
  if (!URL.canParse(portal)) return null;
  const address = new URL(portal);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return null;
  const base = address.pathname.replace(/\/+$/, '');
  address.pathname = display === 'frame' ? `${base}/login/partial` : `${base}/login`;
  address.search = /^\d+$/.test(firm) ? `?theme=${firm}` : '';
  address.hash = '';
  return address.href;
}
