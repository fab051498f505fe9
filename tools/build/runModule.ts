import path from 'node:path';
import { compileFunction } from 'node:vm';
import { rolldown, type Plugin } from 'rolldown';

export interface RunOptions {
  /** Packages that only draw: what they export does not matter here. */
  readonly looks: readonly string[];
  readonly conditions: readonly string[];
}

/** Replaces whatever is imported from a package that only renders. */
const anything: unknown = new Proxy(() => anything, { get: () => anything });

/** Runs a module of the portal in this process, and returns what it exports. An import of an absolute path is its name. */
export async function runModule(
  input: string,
  { looks, conditions }: RunOptions,
  plugins: readonly Plugin[] = [],
): Promise<Readonly<Record<string, unknown>>> {
  const bundle = await rolldown({
    input,
    logLevel: 'silent',
    platform: 'node',
    resolve: { conditionNames: [...conditions] },
    external: [...looks],
    plugins: [...plugins],
  });
  const { output } = await bundle.generate({ format: 'cjs', dynamicImportInCjs: false });
  await bundle.close();
  const [{ code }] = output;
  const exported: Record<string, unknown> = {};
  const load = (id: string): unknown => (path.isAbsolute(id) ? { file: id } : anything);
  compileFunction(code, ['require', 'exports'])(load, exported);
  return exported;
}
