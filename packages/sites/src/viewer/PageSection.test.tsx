import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageSection } from './PageSection.tsx';
import { drawnDocument } from './testing.ts';
import type { PageTexts } from './usePageTexts.ts';
import { viewerMessages } from './viewer.messages.ts';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

function renderPage(texts: Partial<PageTexts>) {
  const pageTexts = { plain: '', reading: null, hasOwnText: true, lang: null, ...texts };
  render(
    <PageSection
      document={drawnDocument()}
      page={1}
      scale={1}
      rotation={0}
      widest={undefined}
      text="drawn"
      pageTexts={pageTexts}
      field={null}
      fieldRef={null}
      onDrawn={() => undefined}
      onText={() => undefined}
    />,
  );
  return screen.getByRole('region', { name: 'Page 1' });
}

it.each([
  ['with a structure', { reading: [{ role: 'H1', children: ['הסכם שכירות'] }] }],
  ['without', { plain: 'הסכם שכירות' }],
])('reads a page in the language and direction of its document, %s', (_, texts) => {
  renderPage({ ...texts, lang: 'he-IL' });
  const told = screen.getByText('הסכם שכירות').closest('[lang]');
  expect(told).toHaveAttribute('lang', 'he-IL');
  expect(told).toHaveAttribute('dir', 'auto');
  // The name of the page is ours.
  expect(screen.getByRole('region')).not.toHaveAttribute('lang');
});

it('says that a scan has no text', () => {
  expect(renderPage({ hasOwnText: false })).toHaveTextContent(viewerMessages.noText);
});

it('says of a signed scan that only the stamp can be read', () => {
  const page = renderPage({ hasOwnText: false, plain: 'Signed 21 Nov 2026' });
  expect(page).toHaveTextContent(viewerMessages.noOtherText);
  expect(page).toHaveTextContent('Signed 21 Nov 2026');
});

it('says nothing of a page with text', () => {
  expect(renderPage({ plain: 'Minutes' }).textContent).toBe('Minutes');
});
