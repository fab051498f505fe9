import type { PublicPaperKind } from '@countersign/ui';
import { CodePage } from './CodePage.tsx';
import { Layout } from './Layout.tsx';
import type { IdentityPage, PageBrand } from '@countersign/api-client/rules';
import { PasswordPage } from './PasswordPage.tsx';
import { MessagePage, SigningOutPage } from './PlainPages.tsx';
import { SetUpPage } from './SetUpPage.tsx';

export interface IdentityPageViewProps {
  page: IdentityPage;
  brand: PageBrand;
}

function Content({ page }: { page: IdentityPage }) {
  switch (page.kind) {
    case 'password':
      return <PasswordPage {...page} />;
    case 'code':
      return <CodePage {...page} />;
    case 'setUp':
      return <SetUpPage {...page} />;
    case 'signingOut':
      return <SigningOutPage {...page} />;
    case 'message':
      return <MessagePage {...page} />;
  }
}

/** A letter on the way in, a closed folder on the way out; a message has its own. */
function paperOf(page: IdentityPage): PublicPaperKind {
  if (page.kind === 'message') return page.paper;
  return page.kind === 'signingOut' ? 'folder' : 'letter';
}

/** Renders any page of the identity site with the firm's branding. */
export function IdentityPageView({ page, brand }: IdentityPageViewProps) {
  return (
    <Layout brand={brand} paper={paperOf(page)}>
      <Content page={page} />
    </Layout>
  );
}

const titles: Readonly<Record<Exclude<IdentityPage['kind'], 'message'>, string>> = {
  password: 'Sign in',
  code: 'Verify it’s you',
  setUp: 'Set up two-factor authentication',
  signingOut: 'Signing out',
};

/** The document's title; an error comes first, so that it is announced first. */
export function titleOf(page: IdentityPage, firm: string): string {
  const title = page.kind === 'message' ? page.title : titles[page.kind];
  const problem = 'problem' in page && page.problem !== null ? 'Error: ' : '';
  return `${problem}${title} · ${firm}`;
}
