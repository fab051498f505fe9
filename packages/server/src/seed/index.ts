import type { App } from '../app.ts';
import { seedDemo } from './demo.ts';
import { seedLarge } from './large.ts';

/** Fills an empty database as SEED says; one that holds a firm already is left alone. */
export async function seed(app: App): Promise<void> {
  if (app.config.seed === 'none') return;
  const firm = await app.db.selectFrom('firms').select('id').limit(1).executeTakeFirst();
  if (firm !== undefined) return;
  const started = performance.now();
  if (app.config.seed === 'large') await seedLarge(app);
  else await seedDemo(app);
  const milliseconds = Math.round(performance.now() - started);
  app.log.info({ seed: app.config.seed, milliseconds }, 'seeded');
}
