import type { Register } from './callsOptions.ts';
import type { SourceHandle, UploadMemory } from './memory/uploadMemory.ts';
import type { Recognise } from './recogniseFiles.ts';
import type { UploadRuntime, UploadSource, UploadTransport } from './uploadTransport.ts';

export interface UploaderOptions<Destination> {
  transport: UploadTransport;
  /** Makes the delivered file a document. Must be idempotent by `identifier`; it is called again after a lost reply. */
  register: Register<Destination>;
  runtime: UploadRuntime;
  /** @default true */
  extensionRequired?: boolean;
  /** Returns the same destination without its filter. */
  withoutFilter?: (destination: Destination) => Destination;
  /** Recognises files that are documents already. */
  recognise?: Recognise<Destination>;
  /** Remembers what is not over when the page goes. */
  memory?: UploadMemory<Destination>;
  /** Returns what lets the browser read a file again later. */
  handleOf?: (file: UploadSource) => Promise<SourceHandle | null>;
}
