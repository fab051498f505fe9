import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aClient, aFilterTree, aProblem } from '@countersign/api-client/fixtures';
import { renderWithPortal } from '../../../testing/renderWithPortal.tsx';
import { useUploading } from './useUploading.ts';

const client = aClient({ Id: 12, Name: 'Corriedale Pastoral Co' });

it('is open as soon as the client is known, at the second try at the latest', async () => {
  const first = Promise.withResolvers<Response>();
  const portal = { client: () => first.promise };
  const open = vi.fn();
  const { result, services } = renderWithPortal(
    () => useUploading(12, 0, open),
    (path) => (path === '/clients/12' ? portal.client() : Response.json(aFilterTree())),
  );
  expect(result.current).toEqual({ status: 'loading' });
  first.resolve(Response.json(aProblem('permissionDenied'), { status: 403 }));
  await expect.poll(() => result.current.status).toBe('failed');

  portal.client = () => Promise.resolve(Response.json(client));
  act(() => {
    if (result.current.status === 'failed') result.current.retry();
  });
  await expect.poll(() => result.current.status).toBe('open');
  const add = vi.spyOn(services.uploads, 'add').mockReturnValue(undefined);
  const files = [new File(['%PDF-1.7'], 'Lease.pdf')];
  act(() => {
    if (result.current.status === 'open') result.current.add(files);
  });
  const target = { clientId: 12, clientName: client.Name, filterId: 0, filterNames: [] };
  expect(add).toHaveBeenCalledExactlyOnceWith(files, target);

  const reading = Promise.resolve({ files: [], unreadable: [] });
  act(() => {
    if (result.current.status === 'open') result.current.addFolders(reading);
  });
  expect(open).toHaveBeenCalledExactlyOnceWith({ kind: 'uploadFolders', reading, target });
});

it('names the filters down to the one that the files go to', async () => {
  const { result, services } = renderWithPortal(
    () => useUploading(12, 35, vi.fn()),
    (path) => Response.json(path === '/clients/12' ? client : aFilterTree()),
  );
  const destination = `${client.Name} › Tax returns › 2026 › Lodged`;
  await expect.poll(() => result.current).toMatchObject({ status: 'open', destination });
  const add = vi.spyOn(services.uploads, 'add').mockReturnValue(undefined);
  const files = [new File(['%PDF-1.7'], 'Lease.pdf')];
  act(() => {
    if (result.current.status === 'open') result.current.add(files);
  });
  expect(add).toHaveBeenCalledExactlyOnceWith(
    files,
    expect.objectContaining({ filterId: 35, filterNames: ['Tax returns', '2026', 'Lodged'] }),
  );
});
