import type { Schemas } from '@countersign/api-client/contract';
import { DEFAULT_BRAND_COLOR } from '@countersign/api-client/rules';
import type { Database } from '../app.ts';

/** A firm as it appears in emails, on signing pages and in signed documents. */
export interface FirmBrand {
  firmName: string;
  /** Six hexadecimal digits, without a hash. */
  color: string;
  logo: string | null;
}

/** A firm's look; the default one, under the firm's name, where it has set none. Null for an unknown firm. */
export async function readBranding(db: Database, firmId: number): Promise<Schemas['Branding'] | null> {
  const row = await db
    .selectFrom('firms')
    .leftJoin('brandings', 'brandings.firm_id', 'firms.id')
    .select([
      'firms.id',
      'firms.name',
      'brandings.colour',
      'brandings.splash_title',
      'brandings.splash_msg',
      'brandings.logo',
      'brandings.embed',
      'brandings.frame_origins',
    ])
    .where('firms.id', '=', firmId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    SplashTitle: row.splash_title ?? '',
    SplashMsg: row.splash_msg ?? '',
    Logo: row.logo,
    Colour: row.colour ?? DEFAULT_BRAND_COLOR,
    Embed: row.embed ?? '',
    Firm: { Id: row.id, Name: row.name },
    FrameOrigins: (row.frame_origins ?? '').split(' ').filter((origin) => origin !== ''),
  };
}

/** The same look where a firm is known to exist. Throws for an unknown one. */
export async function readFirmBrand(db: Database, firmId: number): Promise<FirmBrand> {
  const branding = await readBranding(db, firmId);
  if (branding === null) throw new Error(`There is no firm ${firmId}.`);
  return { firmName: branding.Firm.Name, color: branding.Colour, logo: branding.Logo ?? null };
}
