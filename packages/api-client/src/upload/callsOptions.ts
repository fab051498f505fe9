import type { UploadConnection } from './uploadConnection.ts';
import type { UploadJob } from './uploadJob.ts';
import type { UploadEvent } from './uploadState.ts';
import type { UploadRuntime, UploadTransport } from './uploadTransport.ts';

export interface Registration<Destination> {
  identifier: string;
  name: string;
  size: number;
  destination: Destination;
}

/** Returns the id of the document; null if there is none to show. */
export type Register<Destination> = (
  registration: Registration<Destination>,
  signal: AbortSignal,
) => Promise<number | null>;

export interface CallsOptions<Destination> {
  transport: UploadTransport;
  register: Register<Destination>;
  runtime: UploadRuntime;
  connection: UploadConnection;
  dispatch(job: UploadJob<Destination>, event: UploadEvent): void;
  progressed(job: UploadJob<Destination>): void;
}
