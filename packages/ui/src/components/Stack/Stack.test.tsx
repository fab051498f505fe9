import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Inline } from '../Inline/Inline.js';
import { Stack } from './Stack.js';

it('takes 0, the default, for its gap and its padding', () => {
  const { container } = render(
    <Stack gap={0} padding={0}>
      <Inline gap={0}>Text</Inline>
    </Stack>,
  );
  expect(container.querySelectorAll('[data-gap="0"]')).toHaveLength(2);
});
