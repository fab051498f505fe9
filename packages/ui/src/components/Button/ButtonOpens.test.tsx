import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from './Button.js';

it('says what a press opens, although another button replaces it then', () => {
  render(<Button opens="dialog">Quick filters</Button>);
  const button = screen.getByRole('button', { name: 'Quick filters', expanded: false });
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
});
