import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aFilterTree, aProblem } from '@countersign/api-client/fixtures';
import type { Schemas } from '@countersign/api-client/contract';
import { renderWithPortal } from '../../../testing/renderWithPortal.tsx';
import { useFolderUpload } from './useFolderUpload.ts';

const target = { clientId: 12, clientName: 'Corriedale Pastoral Co', filterId: 0 };

function aFound(path: string) {
  const names = path.split('/');
  return { file: new File(['a'], names.at(-1) ?? ''), folders: names.slice(0, -1) };
}

const files = ['Audit/2026/a.pdf', 'Audit/b.pdf', 'tax returns/c.pdf', 'd.pdf'].map(aFound);

/** The API's filters; it refuses to create the one with the name `refused`, and doesn't answer for `lost`. */
function aFilterService() {
  const service = { refused: '', lost: '', created: new Array<string>(), keys: new Set<string | null>() };
  const tree: Schemas['Filter'][] = aFilterTree();
  async function respond(path: string, request: Request): Promise<Response> {
    if (request.method === 'GET') return Response.json(tree);
    const { text, parentId, index }: Schemas['NewClientFilter'] = await request.json();
    const key = request.headers.get('Idempotency-Key');
    if (text === service.lost) {
      service.keys.add(key);
      throw new TypeError('Failed to fetch');
    }
    if (text === service.refused) return Response.json(aProblem('changedMeanwhile'), { status: 409 });
    service.keys.add(key);
    const Id = 90 + service.created.length;
    service.created.push(`${text} below ${parentId} at ${index}`);
    const filter = { Id, Text: text, parentId, index, IsFirmFilter: false, Items: [] };
    (tree.find(({ Id: other }) => other === parentId)?.Items ?? tree).push(filter);
    return Response.json(filter);
  }
  return { service, respond };
}

function renderUpload() {
  const { service, respond } = aFilterService();
  const onDone = vi.fn();
  const { result, services } = renderWithPortal(() => useFolderUpload(target, onDone), respond);
  const add = vi.spyOn(services.uploads, 'add').mockReturnValue(undefined);
  const added = () =>
    add.mock.calls.flatMap(([some, { filterId, filterNames = [] }]) =>
      [...some].map(({ name }) => [`${name} in ${filterId}`, ...filterNames].join(' › ')),
    );
  return { service, result, onDone, added };
}

it('creates each filter once, parents first, then uploads each file into its own', async () => {
  const { service, result, onDone, added } = renderUpload();
  act(() => result.current.mutate(files));
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(service.created).toEqual(['Audit below 0 at 4', '2026 below 90 at 0']);
  expect(added()).toEqual([
    'a.pdf in 91 › Audit › 2026',
    'b.pdf in 90 › Audit',
    'c.pdf in 31 › Tax returns',
    'd.pdf in 0',
  ]);
});

it('uploads nothing while a filter is missing, and goes on with those that were created', async () => {
  const { service, result, onDone, added } = renderUpload();
  service.refused = '2026';
  act(() => result.current.mutate(files));
  await expect.poll(() => result.current.status).toBe('error');
  expect([added(), onDone.mock.calls]).toEqual([[], []]);
  service.refused = '';
  act(() => result.current.mutate(files));
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(service.created).toEqual(['Audit below 0 at 4', '2026 below 90 at 0']);
  expect(added()).toHaveLength(4);
});

it('sends a filter whose reply was lost again as the same one', async () => {
  const { service, result, onDone } = renderUpload();
  service.lost = 'Audit';
  act(() => result.current.mutate(files));
  await expect.poll(() => result.current.status).toBe('error');
  expect(service.keys.size).toBe(1);
  service.lost = '';
  act(() => result.current.mutate(files));
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  // The lost one under its key, and the other one.
  expect([service.created.length, service.keys.size]).toEqual([2, 2]);
});
