import { execFile, spawnSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** A private Postgres server for one run of the tests, on loopback only. */
export interface TestPostgres {
  readonly url: string;
  /** Stops it as an operator does, which ends every connection at once, and starts it again. */
  restart(): Promise<void>;
  stop(): void;
}

function binFolder(): string | null {
  const initdb = globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1);
  if (initdb) return path.dirname(initdb);
  const found = spawnSync('which', ['initdb'], { encoding: 'utf8' });
  return found.status === 0 ? path.dirname(found.stdout.trim()) : null;
}

/** A TCP port of the loopback interface that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1.');
  return address.port;
}

/**
 * Makes a cluster in a temporary folder and starts it. Postgres refuses to run as root, so root hands it to the
 * user `postgres`. Durability is switched off: the cluster does not outlive the tests.
 *
 * @returns Null where no Postgres is installed.
 */
export async function startPostgres(): Promise<TestPostgres | null> {
  const bin = binFolder();
  if (bin === null) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
    chownSync(folder, id('-u'), id('-g'));
  }
  const commandOf = (program: string, args: string[]): [string, string[]] =>
    isRoot
      ? ['runuser', ['-u', 'postgres', '--', path.join(bin, program), ...args]]
      : [path.join(bin, program), args];
  const asOwner = (program: string, args: string[]) => {
    const result = spawnSync(...commandOf(program, args), { encoding: 'utf8', cwd: folder });
    if (result.status !== 0) throw new Error(`${program} failed: ${result.stderr || result.stdout}`);
  };
  const port = await freePort();
  const data = path.join(folder, 'data');
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories=${folder}`,
    '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200',
  ].join(' ');
  asOwner('initdb', ['-D', data, '-U', 'countersign', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  asOwner('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start']);
  return {
    url: `postgres://countersign@127.0.0.1:${port}/postgres`,
    async restart() {
      const args = ['-D', data, '-w', '-m', 'fast', '-l', path.join(folder, 'log'), 'restart'];
      await promisify(execFile)(...commandOf('pg_ctl', args), { cwd: folder });
    },
    stop() {
      try {
        asOwner('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
