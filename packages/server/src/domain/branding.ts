import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../app.ts';

/** The branding of a firm without its own, and of the sign-in page without a theme. */
export const defaultColor = '1F6F8B';

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
    Colour: row.colour ?? defaultColor,
    Embed: row.embed ?? '',
    Firm: { Id: row.id, Name: row.name },
    FrameOrigins: (row.frame_origins ?? '').split(' ').filter((origin) => origin !== ''),
  };
}
