import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Goes to another address, once for each address. The router's own Navigate goes again whenever its parent renders,
 * which never ends while the parent renders because of the navigation.
 */
export function Redirect({ href }: { readonly href: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ href, replace: true });
  }, [navigate, href]);
  return null;
}
