import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Navigates to another address, once for each address. The router's own Navigate repeats whenever its parent
 * renders, which never ends while the navigation renders the parent.
 */
export function Redirect({ href }: { readonly href: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ href, replace: true });
  }, [navigate, href]);
  return null;
}
