import { canHaveDesk, ConfigError, configVariables, readConfig, type Config } from './config.ts';
import { DatabaseUnavailable } from './databaseErrors.ts';
import { SecretKeyError } from './secretKey.ts';
import { demoPassword, demoSignIns } from './seed/signIns.ts';
import { startServer, type RunningServer } from './server.ts';
import { FolderInUse } from './store/exclusive.ts';

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function fail(error: unknown): never {
  const known =
    error instanceof ConfigError || error instanceof SecretKeyError || error instanceof FolderInUse;
  const text = known ? error.message : describe(error);
  process.stderr.write(`Countersign did not start. ${text}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DatabaseUnavailable) {
    return `${error.message}. Start the database, or correct DATABASE_URL.`;
  }
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Another program uses this port: stop it, or set PORT to the first of six free ports.`;
  }
  return error.stack ?? error.message;
}

/** Every environment variable: its unit and default, and what it decides. */
function explain(): void {
  say(configVariables.flatMap(([name, unit, meaning]) => [`${name}  (${unit})`, `    ${meaning}`]));
}

function announce(config: Config): void {
  const { origins } = config;
  say([
    '',
    `  Portal    ${origins.portal}`,
    `  Signing   ${origins.signing}   (through the links in emails)`,
    ...(canHaveDesk(config) ? [`  Desk      ${origins.desk}   (email, sign-ins, authenticator codes)`] : []),
    ...(config.seed === 'none'
      ? []
      : [
          '',
          ...demoSignIns.map((person) => `  ${person.email.padEnd(20)} ${person.role}`),
          `  ${'Password'.padEnd(20)} ${demoPassword}`,
        ]),
    '',
  ]);
}

/** The first signal drains; a second one ends at once. */
function stopOnSignal(server: RunningServer): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(130);
    stopping = true;
    server.app.log.info({ signal }, 'stopping');
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        server.app.log.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
}

/** What `npm start` runs: the whole server, by the environment's settings, until a signal ends it. */
export async function start(): Promise<void> {
  if (process.argv.includes('--help')) {
    explain();
    process.exit(0);
  }
  try {
    const config = readConfig(process.env);
    const server = await startServer(config);
    stopOnSignal(server);
    announce(config);
  } catch (error) {
    fail(error);
  }
}
