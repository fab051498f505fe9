import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OverlayRoot } from './OverlayRoot.js';

it('leaves its place where it is when it is drawn again, so that no frame in it loads twice', () => {
  const { container, rerender } = render(<OverlayRoot>Documents</OverlayRoot>);
  const host = container.querySelector('[data-cs-overlays]');
  if (host === null) throw new Error('There is no place for overlays.');
  expect(host.childElementCount).toBe(1);
  const moves = new MutationObserver(() => undefined);
  moves.observe(host, { childList: true });
  rerender(<OverlayRoot>Clients</OverlayRoot>);
  expect(container).toHaveTextContent('Clients');
  expect(moves.takeRecords()).toEqual([]);
});
