import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDocument } from '@countersign/api-client/fixtures';
import { renderWithPortal } from '../../../testing/renderWithPortal.tsx';
import { useDocumentActions } from './useDocumentActions.ts';

const selected = aDocument({ Id: 7 });
const other = aDocument({ Id: 8 });

it.each(['history', 'clickToSign', 'removeTask'] as const)(
  'opens %s for the document that is named, although another is selected',
  (action) => {
    const { result } = renderWithPortal(
      () => useDocumentActions(selected, 'list', () => undefined),
      () => new Promise(() => undefined),
    );
    act(() => {
      result.current.act(action, other);
    });
    expect(result.current.modal).toEqual({ kind: action, document: other });
    act(() => {
      result.current.closeModal();
    });
    expect(result.current.modal).toEqual({ kind: 'none' });
    act(() => {
      result.current.act(action);
    });
    expect(result.current.modal).toEqual({ kind: action, document: selected });
  },
);
