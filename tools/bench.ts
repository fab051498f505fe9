/**
 * `npm run bench`: measures, side by side, in a real browser: the grid, dialogs and buttons against those of other
 * libraries and the browser's own, uploads against bare requests, the two first loads against a static page, the
 * server's memory while a large file goes through, an action on many documents, and lists of few documents against
 * lists of many. A name measures one of them; what follows goes to it.
 */
import path from 'node:path';
import { bin, root, run } from './run/process.ts';

const benches: Readonly<Record<string, string>> = {
  grid: 'packages/ui/bench/run.ts',
  peers: 'packages/ui/bench/runPeers.ts',
  profile: 'packages/ui/bench/profile.ts',
  uploads: 'packages/server/bench/uploads/run.ts',
  load: 'packages/server/bench/load/run.ts',
  jobs: 'packages/server/bench/jobs/run.ts',
  documents: 'packages/server/bench/documents/run.ts',
};

const usage = `npm run bench                     everything
npm run bench -- peers [--write]  grid, dialogs and buttons; --write renews docs/benchmarks.md
npm run bench -- grid             only the grid against the raw pool, which is quick
npm run bench -- profile          where the time of the grid, dialogs and buttons goes
npm run bench -- uploads          uploads, and the server's memory
npm run bench -- load             the two first loads
npm run bench -- jobs             an action on many documents, and the memory of an archive
npm run bench -- documents        lists of up to a million documents, and a job that is killed half-way`;

const [name = '', ...rest] = process.argv.slice(3);
if (name !== '' && benches[name] === undefined) {
  console.log(name === '--help' ? usage : `There is no bench "${name}".\n${usage}`);
  process.exit(name === '--help' ? 0 : 1);
}
/** The grid against the raw pool is part of the bench of peers; a profile explains figures and is none. */
const everything = Object.keys(benches).filter((each) => each !== 'grid' && each !== 'profile');
const selected = (name === '' ? everything : [name]).flatMap((each) => benches[each] ?? []);

// What is measured is what runs: a page that was not built, or was before the last change, is not.
const build = await run(bin('turbo'), ['run', 'build', '--output-logs=errors-only'], { live: true });
if (build.code !== 0) process.exit(build.code);
for (const file of selected) {
  const outcome = await run(
    process.execPath,
    ['--conditions=@countersign/source', path.join(root, file), ...rest],
    { live: true },
  );
  if (outcome.code !== 0) process.exitCode = outcome.code;
}
