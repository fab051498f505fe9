import { expect, it } from 'vitest';
import { aDocument, aProblem } from '@countersign/api-client/fixtures';
import { renderWithPortal } from '../../../testing/renderWithPortal.tsx';
import { documentScreenMessages } from '../documents.messages.ts';
import { useDisabledReasons } from './useDisabledReasons.ts';

const pdf = aDocument({ Extension: 'pdf' });

function renderReasons() {
  const setting = Promise.withResolvers<Response>();
  const { result } = renderWithPortal(useDisabledReasons, (path) =>
    path.startsWith('/systemsettings/') ? setting.promise : Response.json([]),
  );
  return { setting, preview: () => result.current(pdf, 1).preview };
}

it('waits for the file types that can be previewed', async () => {
  const { setting, preview } = renderReasons();
  expect(preview()).toBe(documentScreenMessages.previewableLoading);
  setting.resolve(Response.json({ Name: 'PreviewableFileExtensions', Value: 'pdf,png' }));
  await expect.poll(preview).toBeUndefined();
});

it('says that they could not be loaded', async () => {
  const { setting, preview } = renderReasons();
  setting.resolve(Response.json(aProblem('serverFailed'), { status: 501 }));
  await expect.poll(preview).toBe(documentScreenMessages.previewableFailed);
});
