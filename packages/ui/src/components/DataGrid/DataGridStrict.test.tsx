import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { DataGridExample } from './DataGrid.example.js';
import { documents } from './DataGrid.fixtures.js';
import { inAWindow } from './testing/ariaGrid.js';

inAWindow();
const rows = documents(3);

test('in StrictMode a grid that mounts with its rows shows them', () => {
  render(
    <StrictMode>
      <DataGridExample state={{ status: 'ready', total: rows.length, rowAt: (index) => rows[index] }} />
    </StrictMode>,
  );
  // Its header, and the rows.
  expect(screen.getAllByRole('row')).toHaveLength(1 + rows.length);
  expect(screen.getByText(rows[0]?.title ?? '')).toBeDefined();
});
