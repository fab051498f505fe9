import type { Config } from '../config.ts';

/**
 * The policy of every page here. Browsers apply `form-action` to the redirects after a POST as well, so the
 * sites that a sign-in or sign-out ends at have to be named.
 */
export function identityPolicy({ origins }: Pick<Config, 'origins'>, nonce?: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    "font-src 'self'",
    "img-src 'self' data:",
    `form-action 'self' ${origins.portal} ${origins.signing}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

export function identityHeaders(config: Pick<Config, 'origins'>): Record<string, string> {
  return {
    'content-security-policy': identityPolicy(config),
    // With no-referrer a form's Origin would be "null", and the check of it worthless.
    'referrer-policy': 'same-origin',
    // Anything stricter would cut the sign-in popup off from the page that opened it.
    'cross-origin-opener-policy': 'unsafe-none',
  };
}
