import { useEffect } from 'react';
import { PublicPage, type PublicPageProps } from '@countersign/ui';

/** A public page that names itself in the browser's tab too. */
export function TitledPublicLayout(props: PublicPageProps) {
  const { title, brand } = props;
  const firm = brand?.name ?? 'Countersign';
  useEffect(() => {
    document.title = `${title} · ${firm}`;
  }, [title, firm]);
  return <PublicPage {...props} />;
}
