import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEmployee, employees } from '@countersign/api-client/fixtures';
import { renderWithPortal } from '../../../testing/renderWithPortal.tsx';
import { usePeople } from './usePeople.ts';

it('lists the user first, then all others by name', async () => {
  const { result, services } = renderWithPortal(
    () => usePeople(12),
    (path): Response =>
      Response.json(
        path.startsWith('/employees')
          ? [...employees(3), anEmployee({ Id: services.me.employeeId }, 3)]
          : [anEmployee({ Id: 50 }, 7)],
      ),
  );
  await waitFor(() => {
    expect(result.current.options.map(({ id, label }) => [id, label])).toEqual([
      [`employee-${services.me.employeeId}`, 'Callum Fraser (me)'],
      ['employee-3', 'Amelia Hart'],
      ['account-50', 'Anjali Rao'],
      ['employee-4', 'Daniel Okafor'],
      ['employee-5', 'Ruby Castellano'],
    ]);
  });
  // Initials are of the name alone.
  expect(result.current.options[0]?.person).toEqual({ name: 'Callum Fraser' });
});
