import { render, screen } from '@testing-library/react';
import { aDocument } from '@countersign/api-client/fixtures';
import { expect, it } from 'vitest';
import { compactDocument } from './documentColumns.tsx';

it('says the type of a file in the list form, where its icon is decoration', () => {
  render(<>{compactDocument(aDocument({ Extension: '.pdf' })).meta}</>);
  expect(screen.getByText('PDF')).toBeInTheDocument();
});
