import { describe, expect, it } from 'vitest';
import { featureCycles, partCycles, trespasses } from './featureImports.ts';
import { layerOffences, queriesInHandlers } from './layers.ts';
import { sources, type Source } from './sources.ts';

const all = sources('packages/*/src/**/*.{ts,tsx}');

function importing(file: string, specifier: string): Source {
  return { file: `packages/${file}`, text: `import { a } from '${specifier}';` };
}

describe('who may import whom', () => {
  it.each([
    ['ui/src/theme/a.ts', '../components/B/B.js'],
    ['ui/src/components/A/A.tsx', '../../patterns/B/B.js'],
    ['api-client/src/a.ts', '@countersign/ui'],
    ['api-client/src/rules/a.ts', '../http.ts'],
    ['server/src/a.ts', '@countersign/ui'],
    ['server/src/store/a.ts', '../domain/audit.ts'],
    ['server/src/pdf/a.ts', '../domain/audit.ts'],
    ['server/src/domain/a.ts', '../routes/clients.ts'],
    ['server/src/domain/a.ts', '../contract.ts'],
    ['server/src/domain/signing/a.ts', '../../http/site.ts'],
    ['server/src/domain/a.ts', 'fastify'],
    ['server/src/domain/a.ts', 'node:http'],
    ['server/src/store/a.ts', '@fastify/static'],
    ['server/src/routes/a.ts', 'kysely'],
    ['api-client/src/rules/a.ts', 'react'],
    ['portal/src/session/a.ts', 'react/jsx-runtime'],
    ['server/src/routes/a.ts', '../store/schema.ts'],
    ['server/src/files/a.ts', '../portal/site.ts'],
    ['sites/src/signing/a.ts', '../viewer/zoom.ts'],
    ['sites/src/signing/a.ts', '@countersign/server'],
    ['sites/src/agreements/a.ts', '../viewer/zoom.ts'],
    ['sites/src/signing/a.ts', '@countersign/api-client/fixtures'],
    ['server/src/a.ts', './testing/index.ts'],
    ['server/src/domain/signing/a.ts', './testing/scene.ts'],
    ['portal/src/features/clients/a.ts', '@countersign/api-client/answers'],
    ['portal/src/features/clients/a.ts', '../../testing/PortalAt.tsx'],
    ['portal/src/features/clients/a.ts', './clients.example.ts'],
    ['portal/src/features/clients/a.ts', '@countersign/story-kit'],
    ['api-client/src/resources/a.ts', '../fixtures/clients.ts'],
    ['reports/src/a.ts', './b.ts'],
    ['portal/src/a.ts', '@countersign/server'],
    ['portal/src/session/a.ts', '../features/login/index.ts'],
    ['portal/src/services/a.ts', '../features/login/index.ts'],
    ['portal/src/grid/a.ts', '../app/Shell.tsx'],
    ['portal/src/features/clients/a.ts', '../../app/Shell.tsx'],
  ])('is broken by %s importing %s', (file, specifier) => {
    expect(layerOffences(importing(file, specifier))).toHaveLength(1);
  });

  it.each([
    ['ui/src/patterns/A/A.tsx', '../../components/B/B.js'],
    ['server/src/domain/a.ts', '../store/schema.ts'],
    ['server/src/routes/a.ts', '../domain/audit.ts'],
    ['portal/src/features/clients/a.ts', '../../services/services.tsx'],
    ['portal/src/app/a.ts', '../features/login/index.ts'],
    ['sites/src/agreements/a.ts', '@countersign/ui'],
    ['portal/src/features/clients/a.example.ts', '@countersign/api-client/fixtures'],
    ['server/src/seed/a.ts', '@countersign/api-client/fixtures'],
    ['story-kit/src/a.ts', '@countersign/api-client/answers'],
  ])('is kept by %s importing %s', (file, specifier) => {
    expect(layerOffences(importing(file, specifier))).toEqual([]);
  });

  it('holds in every file', () => {
    expect(all.length).toBeGreaterThan(500);
    expect(all.flatMap(layerOffences)).toEqual([]);
  });
});

describe('a feature', () => {
  const clients = 'portal/src/features/clients/a.ts';

  it('reaches another through its index alone', () => {
    expect(trespasses(importing(clients, '../signing/signingSteps.ts'))).toHaveLength(1);
    expect(trespasses(importing(clients, '../signing/index.ts'))).toEqual([]);
    expect(all.flatMap(trespasses)).toEqual([]);
  });

  it('does not lead back to itself through others', () => {
    const there = importing(clients, '../signing/index.ts');
    const on = importing('portal/src/features/signing/a.ts', '../reports/index.ts');
    const back = importing('portal/src/features/reports/a.ts', '../clients/index.ts');
    expect(featureCycles([there, on])).toEqual([]);
    expect(featureCycles([there, on, back])).toEqual(['clients', 'reports', 'signing']);
    expect(featureCycles(all)).toEqual([]);
  });

  it('has folders of which none leads back to itself through others', () => {
    const there = importing('portal/src/features/documents/model/a.ts', '../grid/a.ts');
    const back = importing('portal/src/features/documents/grid/a.ts', '../model/a.ts');
    const fromRoot = importing('portal/src/features/documents/a.ts', './grid/a.ts');
    const elsewhere = importing('portal/src/features/clients/grid/a.ts', '../model/a.ts');
    const story = { ...back, file: back.file.replace('.ts', '.stories.tsx') };
    expect(partCycles([there, fromRoot, elsewhere, story])).toEqual([]);
    expect(partCycles([there, back])).toEqual(['documents/grid', 'documents/model']);
    expect(partCycles(all)).toEqual([]);
  });
});

describe('a handler calls the domain', () => {
  it('and writes no query', () => {
    const text = 'await tx.selectFrom("clients").execute(); await sql`select 1`; await sql<Row>`select 1`;';
    for (const file of ['routes/a', 'files/handlers', 'signing/page'])
      expect(queriesInHandlers({ file: `packages/server/src/${file}.ts`, text })).toHaveLength(3);
    expect(queriesInHandlers({ file: 'packages/server/src/domain/a.ts', text })).toEqual([]);
    expect(all.flatMap(queriesInHandlers)).toEqual([]);
  });
});
