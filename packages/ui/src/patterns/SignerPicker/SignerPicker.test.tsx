import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, expectTypeOf, it, vi } from 'vitest';
import { SignerPicker, type SignerAccount, type SignerPickerProps } from './SignerPicker.js';

const margaret = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const hugh = '9b2d7f3a-0b51-4a52-8c0a-6f1f0a4f1d22';
const accounts: readonly SignerAccount<string>[] = [
  { id: margaret, name: 'Margaret Ellery', email: 'margaret@corriedalepastoral.example', status: 'ready' },
  { id: hugh, name: 'Hugh Ellery', email: 'hugh@corriedalepastoral.example', status: 'ready' },
];

it('keeps ids as they are given: UUIDs among them', async () => {
  const user = userEvent.setup();
  const onSelectedChange = vi.fn<(ids: readonly string[]) => void>();
  function Setup() {
    const [selectedIds, setSelectedIds] = useState<readonly string[]>([hugh]);
    return (
      <SignerPicker
        clientName="Corriedale Pastoral Co"
        accounts={{ status: 'ready', accounts }}
        selectedIds={selectedIds}
        onSelectedChange={(ids) => {
          expectTypeOf(ids).toEqualTypeOf<readonly string[]>();
          setSelectedIds(ids);
          onSelectedChange(ids);
        }}
      />
    );
  }
  render(<Setup />);
  await user.click(screen.getByRole('checkbox', { name: /Margaret Ellery/, checked: false }));
  await user.click(screen.getByRole('checkbox', { name: /Hugh Ellery/, checked: true }));
  expect(onSelectedChange.mock.calls).toEqual([[[margaret, hugh]], [[margaret]]]);
});

it('has numbers as ids where none are named, and one kind in all props', () => {
  expectTypeOf<SignerAccount['id']>().toEqualTypeOf<number>();
  expectTypeOf<SignerPickerProps['selectedIds']>().toEqualTypeOf<readonly number[]>();
  expectTypeOf<SignerPickerProps<string>['selectedIds']>().toEqualTypeOf<readonly string[]>();
  const mixed = () => (
    <SignerPicker
      clientName="Corriedale Pastoral Co"
      accounts={{ status: 'ready', accounts }}
      // @ts-expect-error -- numbers select none of these accounts
      selectedIds={[1]}
      onSelectedChange={() => undefined}
    />
  );
  expect(mixed).toBeInstanceOf(Function);
});
