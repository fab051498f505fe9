import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { packAndInstall, type Installation } from './pack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    installation: Installation;
  }
}

/** Packs once for all consumers. */
export default function setup(project: TestProject): () => void {
  const installation = packAndInstall();
  project.provide('installation', installation);
  return () => rmSync(installation.root, { recursive: true, force: true });
}
