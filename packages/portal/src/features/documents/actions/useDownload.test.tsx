import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aDocument } from '@countersign/api-client/fixtures';
import { renderWithPortal } from '../../../testing/renderWithPortal.tsx';
import { useDownload } from './useDownload.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['Annual report.pdf', {}],
  ['Annual report.PDF', { UploadedExtension: 'PDF' }],
])('asks for the file under the name that it was uploaded with: %s', async (name, uploaded) => {
  const asked: unknown[] = [];
  const fetched = async (request: Request) => {
    asked.push(await request.json());
    return Response.json({}, { status: 404 });
  };
  vi.stubGlobal('fetch', fetched);
  const { result } = renderWithPortal(useDownload, () => Response.json({}));
  act(() => {
    result.current(aDocument({ Id: 4021, Title: 'Annual report', Extension: 'pdf', ...uploaded }));
  });
  await expect.poll(() => asked[0]).toEqual({ Id: 4021, FriendlyName: name });
});
