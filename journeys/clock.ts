import type { RunningSystem } from './harness.ts';

/** Sets the time that the server goes by to so many milliseconds after the real one. */
export async function setClock(system: RunningSystem, ahead: number): Promise<void> {
  const reply = await fetch(`${system.portal}/testing/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: new Date(Date.now() + ahead).toISOString() }),
  });
  if (!reply.ok) throw new Error(`The clock was not set: ${reply.status}`);
}
