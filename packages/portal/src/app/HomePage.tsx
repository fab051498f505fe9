import { Redirect } from './Redirect.tsx';

/** The portal opens on the documents. */
export function HomePage() {
  return <Redirect href="/documents" />;
}
