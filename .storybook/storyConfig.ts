import type { PortalConfig } from '@countersign/api-client';

/** Origins that exist in stories only; every call to them is answered by `answers.ts`. */
export const storyConfig: PortalConfig = {
  api: 'http://portal.example/rest',
  files: 'http://files.example',
  signing: 'http://signing.example',
  identity: { issuer: 'http://identity.example', clientId: 'countersign-portal' },
};
