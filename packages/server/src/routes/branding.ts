import { DEFAULT_BRAND_COLOR } from '@countersign/api-client/rules';
import type { Context, Handlers, OpenHandlers } from '../contract.ts';
import { readBranding } from '../domain/branding.ts';
import { notFound } from '../errors.ts';

type Bound = 'getBranding' | 'getBrandingPath' | 'refreshBranding';

async function ownBranding({ tx, caller }: Pick<Context, 'tx' | 'caller'>) {
  const branding = await readBranding(tx, caller.firmId);
  if (branding === null) throw notFound();
  return branding;
}

export const brandingHandlers: Handlers<Bound> & OpenHandlers<'getThemeBranding'> = {
  getBranding: (_request, context) => ownBranding(context),
  refreshBranding: (_request, context) => ownBranding(context),

  /** The logo is part of the branding; there is no separate file until a firm uploads one. */
  getBrandingPath: async (_request, context) => ({ Path: (await ownBranding(context)).Logo }),

  /** What anybody sees at sign-in: the look, and no more of the firm than its name. */
  async getThemeBranding({ params }, { tx }) {
    const branding = await readBranding(tx, params.theme);
    if (branding !== null) return { ...branding, Embed: '' };
    return {
      SplashTitle: '',
      SplashMsg: '',
      Logo: null,
      Colour: DEFAULT_BRAND_COLOR,
      Embed: '',
      Firm: { Id: 1, Name: 'Countersign' },
      FrameOrigins: [],
    };
  },
};
