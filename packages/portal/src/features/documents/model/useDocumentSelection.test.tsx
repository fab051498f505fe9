import { act } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { aDocument, aProblem } from '@countersign/api-client/fixtures';
import { EMPTY_SELECTION, selectOnly, type GridSelection } from '@countersign/ui';
import { renderWithPortal } from '../../../testing/renderWithPortal.tsx';
import { documentScreenMessages } from '../documents.messages.ts';
import { useDocumentSelection } from './useDocumentSelection.ts';

const seven = aDocument({ Id: 7 });
const found = () => Response.json(seven);
const problem = (...[code]: Parameters<typeof aProblem>) =>
  Response.json(aProblem(code), { status: aProblem(code).status });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

const beside = { listKey: 'all', isBeside: true, hasDialog: false };

function renderAt(answer: () => Response | Promise<Response>, clientId = seven.Client.Id) {
  const portal = { answer };
  const { result, queryClient } = renderWithPortal(
    () => useDocumentSelection(clientId, 7, () => undefined, beside),
    () => portal.answer(),
  );
  const shown = () => ({
    document: result.current.document?.Id,
    problem: result.current.problem?.kind,
    selected: [...result.current.selection.ids],
  });
  const idle = () => vi.waitUntil(() => queryClient.isFetching() === 0);
  return { portal, result, queryClient, shown, idle };
}

it('keeps a document although it cannot be read again', async () => {
  const { portal, queryClient, shown } = renderAt(found);
  const ready = { document: 7, problem: undefined, selected: [7] };
  await expect.poll(shown).toEqual(ready);
  portal.answer = () => problem('serverFailed');
  await act(() => queryClient.invalidateQueries());
  expect(queryClient.getQueryCache().getAll()[0]?.state.status).toBe('error');
  expect(shown()).toEqual(ready);
});

it('says that the connection was lost, and tries again', async () => {
  const { portal, result, shown } = renderAt(lost);
  await expect.poll(shown).toEqual({ document: undefined, problem: 'failed', selected: [7] });
  const answer = Promise.withResolvers<Response>();
  portal.answer = () => answer.promise;
  act(() => {
    if (result.current.problem?.kind === 'failed') result.current.problem.retry();
  });
  const failed = { kind: 'failed', message: documentScreenMessages.loadFailedHint };
  await expect.poll(() => result.current.problem).toMatchObject({ ...failed, retrying: true });
  answer.resolve(found());
  await expect.poll(shown).toEqual({ document: 7, problem: undefined, selected: [7] });
});

it('deselects a document that does not exist, also while it is read again', async () => {
  const { portal, queryClient, shown } = renderAt(() => problem('documentNotFound'));
  const missing = { document: undefined, problem: 'missing', selected: [] };
  await expect.poll(shown).toEqual(missing);
  portal.answer = () => new Promise(() => undefined);
  act(() => void queryClient.invalidateQueries());
  await expect.poll(() => queryClient.isFetching()).toBe(1);
  expect(shown()).toEqual(missing);
});

it("takes a gateway's 404 for a failure: it says nothing of the document", async () => {
  const { shown } = renderAt(() => new Response('<title>Not found</title>', { status: 404 }));
  await expect.poll(shown).toEqual({ document: undefined, problem: 'failed', selected: [7] });
});

it('selects the document of a link once it is read, and what the user selects at once', async () => {
  const { result, shown } = renderAt(() => new Promise(() => undefined));
  expect(shown()).toEqual({ document: undefined, problem: undefined, selected: [] });
  expect(result.current.loading).toBe(true);
  act(() => {
    result.current.select(selectOnly(7), true);
  });
  expect(shown().selected).toEqual([7]);
});

it('reads a deselected document no more, also while the address still has it', async () => {
  const { portal, result, queryClient, shown } = renderAt(found);
  await expect.poll(shown).toEqual({ document: 7, problem: undefined, selected: [7] });
  portal.answer = vi.fn(() => problem('documentNotFound'));
  act(() => {
    result.current.select({ mode: 'only', ids: new Set() });
  });
  expect(shown()).toEqual({ document: undefined, problem: undefined, selected: [] });
  await act(() => queryClient.invalidateQueries());
  expect(portal.answer).not.toHaveBeenCalled();
  act(() => {
    result.current.select(selectOnly(7), true);
  });
  expect(shown().selected).toEqual([7]);
});

it("deselects another client's document", async () => {
  const { shown } = renderAt(found, seven.Client.Id + 1);
  await expect.poll(shown).toEqual({ document: undefined, problem: 'missing', selected: [] });
});

/** The screen keeps the address; the server knows every document that nobody has deleted. */
function renderTicking({ documentId = null as number | null, isBeside = true } = {}) {
  const deleted = new Set<number>();
  const { result, queryClient } = renderWithPortal(
    () => {
      const [at, setAt] = useState(documentId);
      return { at, ...useDocumentSelection(seven.Client.Id, at, setAt, { ...beside, isBeside }) };
    },
    (path) => {
      const Id = Number(path.split('/').at(-1));
      return deleted.has(Id) ? problem('documentNotFound') : Response.json(aDocument({ Id }));
    },
  );
  const select = (next: GridSelection, pressed?: boolean) => {
    act(() => {
      result.current.select(next, pressed);
    });
  };
  const tick = (...ids: number[]) => {
    select({ mode: 'only', ids: new Set(ids) });
  };
  const now = () => {
    const { at, details, document, selection } = result.current;
    return { at, details, document: document?.Id, selected: [...selection.ids] };
  };
  /** What somebody else does; the page hears of it. */
  const deleteNow = (id: number) => {
    deleted.add(id);
    return act(() => queryClient.invalidateQueries());
  };
  return { result, select, tick, now, deleteNow };
}

it('opens no details for a tick, and closes none', async () => {
  const { tick, now } = renderTicking();
  tick(7);
  await expect.poll(now).toEqual({ at: null, details: 'none', document: 7, selected: [7] });
  tick(7, 8);
  expect(now()).toEqual({ at: null, details: 'none', document: undefined, selected: [7, 8] });
  tick(8);
  await expect.poll(now).toEqual({ at: null, details: 'none', document: 8, selected: [8] });
});

it('deselects the only ticked document when somebody deletes it', async () => {
  const { tick, now, deleteNow } = renderTicking();
  tick(7);
  await expect.poll(now).toMatchObject({ document: 7, selected: [7] });
  await deleteNow(7);
  await expect.poll(now).toEqual({ at: null, details: 'none', document: undefined, selected: [] });
});

it('keeps the details open while more documents are ticked, until none is', async () => {
  const { select, tick, now } = renderTicking();
  select(selectOnly(7), true);
  await expect.poll(now).toEqual({ at: 7, details: 'one', document: 7, selected: [7] });
  tick(7, 8);
  expect(now()).toEqual({ at: null, details: 'several', document: undefined, selected: [7, 8] });
  tick(8);
  await expect.poll(now).toEqual({ at: 8, details: 'one', document: 8, selected: [8] });
  select(EMPTY_SELECTION);
  expect(now()).toEqual({ at: null, details: 'none', document: undefined, selected: [] });
});

it('shows what is ticked when asked, and closes that without deselecting', async () => {
  const { result, tick, now } = renderTicking();
  tick(7, 8);
  act(() => {
    result.current.openDetails();
  });
  expect(now().details).toBe('several');
  act(() => {
    result.current.closeDetails();
  });
  expect(now()).toMatchObject({ details: 'none', selected: [7, 8] });
  tick(8);
  act(() => {
    result.current.openDetails();
  });
  await expect.poll(now).toEqual({ at: 8, details: 'one', document: 8, selected: [8] });
});

it('keeps one ticked document in the address where the details are a drawer', async () => {
  const { tick, now } = renderTicking({ isBeside: false });
  tick(7);
  await expect.poll(now).toEqual({ at: 7, details: 'one', document: 7, selected: [7] });
  tick(7, 8);
  expect(now()).toEqual({ at: null, details: 'several', document: undefined, selected: [7, 8] });
});
