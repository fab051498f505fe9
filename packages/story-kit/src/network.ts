import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { aProblem } from '@countersign/api-client/fixtures';
import { storyConfig } from '@countersign/api-client/answers';

/** State of the network, as the toolbar sets it. */
export const networks = {
  normal: { title: 'Normal' },
  slow: { title: 'Slow' },
  offline: { title: 'Offline' },
  failing: { title: 'Failing' },
} as const;

export type Network = keyof typeof networks;

const origins = [storyConfig.api, storyConfig.files, storyConfig.signing].map((url) => new URL(url).origin);

/** Delay of every response on a slow network in ms. */
const lateness = 3000;

/** Handlers before a story's own answers: the slow one lets them through, the others replace them. */
export function networkHandlers(network: Network): HttpHandler[] {
  const every = (answer: Parameters<typeof http.all>[1]) =>
    origins.map((origin) => http.all(`${origin}/*`, answer));
  if (network === 'slow') return every(() => delay(lateness).then(() => undefined));
  if (network === 'offline') return every(() => HttpResponse.error());
  if (network === 'failing')
    return every(() =>
      HttpResponse.json(
        aProblem('notReady', { Message: 'The service is not available. Try again in a minute.' }),
        {
          status: 503,
        },
      ),
    );
  return [];
}
