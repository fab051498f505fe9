import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aDocument } from '@countersign/api-client/fixtures';
import { renderWithPortal } from '../../../testing/renderWithPortal.tsx';
import { useDocumentActions } from './useDocumentActions.ts';

const selected = aDocument({ Id: 7 });
const other = aDocument({ Id: 8 });
const ticked = { document: selected, addressed: null, isOpened: false, isList: false };

it.each(['history', 'clickToSign', 'removeTask'] as const)(
  'opens %s for the document that is named, although another is selected',
  (action) => {
    const { result } = renderWithPortal(
      () => useDocumentActions(ticked, 'list', () => undefined),
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

it('shows the document of the address in its dialog, and leaves what was ticked as it is', () => {
  const goTo = vi.fn();
  const { result } = renderWithPortal(
    () => useDocumentActions({ ...ticked, addressed: other }, 'preview', goTo),
    () => new Promise(() => undefined),
  );
  expect(result.current.modal).toEqual({ kind: 'preview', document: other });
  act(() => {
    result.current.closeModal();
  });
  expect(goTo).toHaveBeenCalledExactlyOnceWith({ mode: 'list', documentId: null }, { replace: true });
});

it.each([
  ['beside a grid', false, { mode: 'list' }],
  ['in a list of a phone', true, { mode: 'list', documentId: null }],
])('leaves the previewed document opened, or not: %s', (_where, isList, left) => {
  const goTo = vi.fn();
  const { result, rerender } = renderWithPortal(
    () => {
      const isPreviewed = goTo.mock.calls.length > 0;
      const document = isPreviewed ? other : null;
      const acted = { document, addressed: document, isOpened: true, isList };
      return useDocumentActions(acted, isPreviewed ? 'preview' : 'list', goTo);
    },
    () => new Promise(() => undefined),
  );
  act(() => {
    result.current.act('preview', other);
  });
  rerender();
  expect(result.current.modal).toEqual({ kind: 'preview', document: other });
  act(() => {
    result.current.closeModal();
  });
  expect(goTo).toHaveBeenLastCalledWith(left, { replace: true });
});
