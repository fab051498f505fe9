import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Drawer } from './Drawer.js';

it.each([
  ['what is shown now', 'true', 'Declined'],
  ['itself, where nothing says what is shown', undefined, 'Views'],
] as const)('starts at %s', async (_what, current, name) => {
  render(
    <Drawer open onOpenChange={vi.fn()} title="Views">
      <input aria-label="Search" />
      <button type="button">All documents</button>
      <button type="button" aria-current={current}>
        Declined
      </button>
    </Drawer>,
  );
  await screen.findByRole('dialog');
  expect(document.activeElement).toHaveAccessibleName(name);
});
