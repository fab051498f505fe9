import { brandStyleSheet } from '@countersign/ui/brand';
import type { Database } from '../app.ts';
import { readBranding } from '../domain/branding.ts';
import type { PageBrand } from '@countersign/api-client/rules';

export interface FirmBranding {
  brand: PageBrand;
  /** Style sheet of the firm's colour. */
  css: string;
  /** Whether this firm requires a second factor for everyone. */
  secondFactor: boolean;
}

/** The product's own, where no firm is named. */
export const ownBranding: FirmBranding = {
  brand: {
    firm: 'Countersign',
    isFirm: false,
    splashTitle: 'Welcome to Countersign',
    splashMessage: 'Documents, clients and signatures in one place.',
    logo: null,
  },
  css: '',
  secondFactor: false,
};

/** The look that a theme names: a firm's id. Anything else gives the product's own. */
export async function readFirmBranding(db: Database, theme: unknown): Promise<FirmBranding> {
  if (typeof theme !== 'string' || !/^[1-9]\d{0,8}$/.test(theme)) return ownBranding;
  const firmId = Number(theme);
  const [branding, firm] = await Promise.all([
    readBranding(db, firmId),
    db
      .selectFrom('firms')
      .select(['name', 'enforce_account_mfa'])
      .where('id', '=', firmId)
      .where('is_active', '=', true)
      .executeTakeFirst(),
  ]);
  if (branding === null || firm === undefined) return ownBranding;
  return {
    brand: {
      firm: firm.name,
      isFirm: true,
      splashTitle: branding.SplashTitle || `Welcome to ${firm.name}`,
      splashMessage: branding.SplashMsg,
      logo: branding.Logo ?? null,
    },
    css: brandStyleSheet(branding.Colour, ':root'),
    secondFactor: firm.enforce_account_mfa,
  };
}
