import { createPortalClient, type PortalClient } from '@countersign/api-client';

/** Origin and path of the API that the client reads from. */
export const recordedApi = 'http://localhost:4000/rest';

/** A client of an API that returns an empty object to every call, and the addresses that were called. */
export function recordingClient(): { portal: PortalClient; asked: string[] } {
  const asked: string[] = [];
  const portal = createPortalClient({
    baseUrl: recordedApi,
    getToken: () => Promise.resolve('token'),
    onUnauthorized: () => undefined,
    fetch(request) {
      asked.push(request.url);
      return Promise.resolve(Response.json({}));
    },
  });
  return { portal, asked };
}
