import type { Migration } from 'kysely/migration';
import * as m0001 from './m0001People.ts';
import * as m0002 from './m0002Documents.ts';
import * as m0003 from './m0003Signing.ts';
import * as m0004 from './m0004Platform.ts';
import * as m0005 from './m0005Uploads.ts';
import * as m0006 from './m0006FirmTold.ts';
import * as m0007 from './m0007SigningSessions.ts';
import * as m0008 from './m0008Secrets.ts';
import * as m0009 from './m0009MailUntil.ts';
import * as m0010 from './m0010BlobReferences.ts';
import * as m0011 from './m0011Outcomes.ts';
import * as m0012 from './m0012SetUpSecrets.ts';
import * as m0013 from './m0013LastUse.ts';
import * as m0014 from './m0014Search.ts';
import * as m0015 from './m0015Deletions.ts';
import * as m0016 from './m0016Events.ts';
import * as m0018 from './m0018Views.ts';
import * as m0019 from './m0019DocumentJobs.ts';
import * as m0020 from './m0020Finding.ts';
import * as m0022 from './m0022PinSends.ts';
import * as m0023 from './m0023FileSizes.ts';
import * as m0024 from './m0024Exports.ts';
import * as m0025 from './m0025MailTurns.ts';
import * as m0026 from './m0026SavedViews.ts';
import * as m0027 from './m0027UndoAssigning.ts';
import * as m0028 from './m0028HistoryEvents.ts';
import * as m0029 from './m0029TextOrders.ts';
import * as m0030 from './m0030LinkSessions.ts';
import * as m0031 from './m0031UndoDeleting.ts';
import * as m0032 from './m0032UnchangedDocuments.ts';
import * as m0035 from './m0035SearchForms.ts';
import * as m0036 from './m0036UndoDeletingFilters.ts';
import * as m0037 from './m0037DeletedFilterIds.ts';
import * as m0038 from './m0038ListChanges.ts';
import * as m0039 from './m0039OrderStatistics.ts';
import * as m0040 from './m0040UnchangedItems.ts';
import * as m0041 from './m0041ForgetChangesByVersion.ts';
import * as m0042 from './m0042UploadedExtensions.ts';
import * as m0043 from './m0043RestoreJobs.ts';
import * as m0044 from './m0044FirstPins.ts';
import * as m0045 from './m0045ReadTimes.ts';
import * as m0046 from './m0046ClientSearch.ts';
import * as m0047 from './m0047ClientOrder.ts';

/** In the order of their names. A migration that was released is never edited; another one follows it. */
export const migrations: Record<string, Migration> = {
  '0001-people': m0001,
  '0002-documents': m0002,
  '0003-signing': m0003,
  '0004-platform': m0004,
  '0005-uploads': m0005,
  '0006-firm-told': m0006,
  '0007-signing-sessions': m0007,
  '0008-secrets': m0008,
  '0009-mail-until': m0009,
  '0010-blob-references': m0010,
  '0011-outcomes': m0011,
  '0012-set-up-secrets': m0012,
  '0013-last-use': m0013,
  '0014-search': m0014,
  '0015-deletions': m0015,
  '0016-events': m0016,
  '0018-views': m0018,
  '0019-document-jobs': m0019,
  '0020-finding': m0020,
  '0022-pin-sends': m0022,
  '0023-file-sizes': m0023,
  '0024-exports': m0024,
  '0025-mail-turns': m0025,
  '0026-saved-views': m0026,
  '0027-undo-assigning': m0027,
  '0028-history-events': m0028,
  '0029-text-orders': m0029,
  '0030-link-sessions': m0030,
  '0031-undo-deleting': m0031,
  '0032-unchanged-documents': m0032,
  '0035-search-forms': m0035,
  '0036-undo-deleting-filters': m0036,
  '0037-deleted-filter-ids': m0037,
  '0038-list-changes': m0038,
  '0039-order-statistics': m0039,
  '0040-unchanged-items': m0040,
  '0041-forget-changes-by-version': m0041,
  '0042-uploaded-extensions': m0042,
  '0043-restore-jobs': m0043,
  '0044-first-pins': m0044,
  '0045-read-times': m0045,
  '0046-client-search': m0046,
  '0047-client-order': m0047,
};
