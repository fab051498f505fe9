import type { IncomingMessage } from 'node:http';

function lost(): Error {
  return new Error('The body of the request did not come in time.');
}

/** Aborts a request whose body has not arrived within a number of milliseconds. */
export function limitBody(request: IncomingMessage, milliseconds: number): void {
  if (request.complete) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy(lost());
  }, milliseconds);
  timer.unref();
  const rest = (): void => clearTimeout(timer);
  request.once('end', rest).once('close', rest);
}

/** Breaks a request off when nothing of its body has come for so many milliseconds, however long it takes in all. */
export function limitSilence(request: IncomingMessage, milliseconds: number): void {
  request.setTimeout(milliseconds, () => {
    if (!request.complete) request.destroy(lost());
  });
  // From here on it is the server that is silent.
  request.once('end', () => request.setTimeout(0));
}
