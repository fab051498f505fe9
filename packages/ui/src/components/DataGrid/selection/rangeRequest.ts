import type { RowId } from './selection.js';

/** Rows by their positions, first and last included. */
export interface RowSpan {
  first: number;
  last: number;
}

/** How a range over rows that are not loaded comes out. */
export interface RangeListener<Id extends RowId> {
  /** Called with the rows whose ids are requested; undefined once they are not. */
  onPending: (span: RowSpan | undefined) => void;
  onIds: (ids: readonly Id[]) => void;
  onFailed: () => void;
}

/** Asks for the ids of the latest range: one request at a time, however fast a held key changes the range. */
export class RangeRequest<Id extends RowId> {
  private wanted: RowSpan | undefined;
  private isAsking = false;
  private readonly listener: RangeListener<Id>;

  constructor(listener: RangeListener<Id>) {
    this.listener = listener;
  }

  get isPending(): boolean {
    return this.wanted !== undefined;
  }

  ask(span: RowSpan, idsBetween: () => IdsBetween<Id> | undefined): void {
    this.want(span);
    if (!this.isAsking) void this.askAll(idsBetween);
  }

  /** A response that is still to come is dropped. */
  cancel(): void {
    if (this.isPending) this.want(undefined);
  }

  private want(span: RowSpan | undefined): void {
    this.wanted = span;
    this.listener.onPending(span);
  }

  private async askAll(idsBetween: () => IdsBetween<Id> | undefined): Promise<void> {
    this.isAsking = true;
    while (this.wanted !== undefined) {
      const span = this.wanted;
      const ids = await idsOf(span, idsBetween());
      // Another range was wanted meanwhile, or none.
      if (this.wanted !== span) continue;
      this.want(undefined);
      if (ids === undefined) this.listener.onFailed();
      else this.listener.onIds(ids);
    }
    this.isAsking = false;
  }
}

/** Returns the ids of a range of rows, loaded or not. */
export type IdsBetween<Id extends RowId> = (first: number, last: number) => Promise<readonly Id[]>;

/** Undefined where they cannot be had. */
async function idsOf<Id extends RowId>(
  { first, last }: RowSpan,
  idsBetween: IdsBetween<Id> | undefined,
): Promise<readonly Id[] | undefined> {
  try {
    return await idsBetween?.(first, last);
  } catch {
    return undefined;
  }
}
