import type { GoodCall } from './calls/call.ts';
import { documentJobs } from './calls/documentJobs.ts';
import { documents } from './calls/documents.ts';
import { fileService } from './calls/fileService.ts';
import { filters } from './calls/filters.ts';
import { events, firm } from './calls/firm.ts';
import { lists } from './calls/lists.ts';
import { people } from './calls/people.ts';
import { savedViews } from './calls/savedViews.ts';
import { signing } from './calls/signing.ts';

/** One call for each implemented operation. A test beside this folder fails for an operation without one. */
export const goodCalls: Readonly<Record<string, GoodCall>> = {
  ...documents,
  ...documentJobs,
  ...filters,
  ...savedViews,
  ...lists,
  ...people,
  ...firm,
  ...signing,
  ...events,
  ...fileService,
};
