import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** Names under which secrets travel; their values never reach a log line. */
const secretNames = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'oldPassword',
  'newPassword',
  'Pin',
  'pin',
  'token',
  'inviteToken',
  'access_token',
  'refresh_token',
  'id_token',
  'code',
  'secret',
];

/** Structured lines on standard output. Requests are logged by their route, never by their query string. */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: undefined,
    redact: {
      paths: secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[kept out]',
    },
    serializers: {
      req: (request: { method?: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
