import type { Schemas } from '@countersign/api-client/contract';
import type { BulkItem } from '../../../services/bulk/bulkRun.ts';

/** The documents that an action takes. */
export interface BulkTarget {
  readonly count: number;
  /** Reads which documents they are, if some of them are not loaded. */
  readonly read: () => Promise<readonly TargetItem[]>;
}

interface TargetItem extends BulkItem {
  /** Its filter, if the list says it; 0 is none. */
  readonly filterId?: number;
}

/** Selected documents, which the server can also find itself. */
export interface SelectedTarget extends BulkTarget {
  /** For the server: their ids, or what the list shows. */
  readonly named: Pick<Schemas['DocumentJobRequest'], 'documentIds' | 'matching'>;
  /** Returns those of them that are loaded. */
  readonly loaded: () => readonly Schemas['Document'][];
  /** Whether it is known, although they are not loaded, that the action applies to each of them. @default false */
  readonly appliesToAll?: boolean;
  /** How many of them the list on the screen does not contain. @default 0 */
  readonly hidden?: number;
}
