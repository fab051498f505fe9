import type { Handlers } from '../contract.ts';

const levels = { error: 'error', warning: 'warn', information: 'info', debug: 'debug' } as const;

/** Bearer tokens and the like, wherever a message of the browser may have picked one up. */
const secrets =
  /\b(bearer\s+)[\w.~+/-]+=*|\beyJ[\w-]+\.[\w-]+\.[\w-]*|("?authorization"?\s*[:=]\s*"?)[^",}\s]+/gi;

function clean(text: string): string {
  return text.replaceAll(secrets, (_match, bearer: string | undefined, header: string | undefined) => {
    return `${bearer ?? header ?? ''}[kept out]`;
  });
}

export const logHandlers: Handlers<'writeLog' | 'pushDataLayerEvent'> = {
  /** What a browser reports, in the server's log; it changes nothing and so has no entry in the audit. */
  async writeLog({ params, body }, { app, caller }) {
    app.log[levels[params.level]](
      {
        from: 'browser',
        logKey: clean(body.LogKey),
        firmId: caller.firmId,
        loginId: caller.loginId,
        ...(body.DetailsJson === undefined ? {} : { details: clean(body.DetailsJson) }),
      },
      clean(body.Message),
    );
    return undefined;
  },

  async pushDataLayerEvent({ body }, { app, caller }) {
    app.log.debug({ from: 'browser', event: clean(body.event), firmId: caller.firmId }, 'event');
    return undefined;
  },
};
