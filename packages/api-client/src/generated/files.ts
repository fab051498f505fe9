// Made by packages/api-client/generate.ts from openapi/. Change those files, then run it.
export interface paths {
    "/api/download/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a one-time download link
         * @description Creates a one-time download link.
         */
        post: operations["createDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/download/getForPreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a one-time preview link
         * @description Returns 415 with 'The document you have requested to preview is not a supported file type.'.
         */
        post: operations["createPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/download/getSignatureDocument": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Creates a one-time link to the version to sign
         * @description Creates a one-time link to the version to sign.
         */
        put: operations["getSignatureDocument"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/download/getHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exports the history of a document
         * @description Writes the whole history of a document to a file, oldest first, and returns a one-time link to it. The export is itself an entry of the history. Those who can read the history can export it, 60 times in a quarter of an hour.
         */
        post: operations["exportHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/download/getArchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a one-time link to a ZIP of several documents
         * @description At most 500 documents by their ids, or 2,000 that match, and 2 GB together. Each document is in the history as if it had been downloaded alone, and repeats within a quarter of an hour as their number. A caller can request 30 in an hour. Send either documentIds or matching.
         */
        post: operations["createArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/GetNewIdentifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Starts an upload
         * @description Each call returns a new identifier. Never cached.
         */
        get: operations["getUploadIdentifier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks whether the file service can take uploads
         * @description A cheap call without a token, for clients that wait for a server that did not respond. Returns 503 while the database can't be reached. Never cached.
         */
        get: operations["getUploadReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/uploadchunks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads one chunk
         * @description Returns once the bytes are on disk. A chunk can be sent again. The file is the form's last part. Returns 507 when the disk is full.
         */
        post: operations["uploadChunk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/uploadchunks/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assembles the chunks into a file
         * @description Returns 409 while chunks are missing. Can be called again. Any file name is accepted; registering the document checks its name.
         */
        put: operations["commitUpload"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/uploadchunks/{identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the upload.
                 * @example u_5Kq0dV2mXw
                 */
                identifier: string;
            };
            cookie?: never;
        };
        /**
         * Reads which chunks have arrived
         * @description Lists the stored chunks.
         */
        get: operations["getUploadState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/uploadchunks/{identifier}/digests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the upload.
                 * @example u_5Kq0dV2mXw
                 */
                identifier: string;
            };
            cookie?: never;
        };
        /**
         * Reads digests of stored chunks
         * @description Returns the digests of up to four stored chunks, from a number on, so that an interrupted upload continues only with the same file.
         */
        get: operations["getUploadDigests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * DownloadRequest
         * @description The document to download and its file name.
         */
        DownloadRequest: {
            /**
             * @description Document id.
             * @example 4021
             */
            Id: number;
            /**
             * @description File name for the browser.
             * @example Engagement letter 2026.pdf
             */
            FriendlyName: string;
        };
        /**
         * Kind of problem
         * @description Why the request failed. The part after the last colon is the code that clients distinguish.
         * @example urn:countersign:problem:documentNotFound
         * @enum {string}
         */
        ProblemType: "urn:countersign:problem:pinRequired" | "urn:countersign:problem:pinWrong" | "urn:countersign:problem:pinExpired" | "urn:countersign:problem:pinDead" | "urn:countersign:problem:documentInUse" | "urn:countersign:problem:alreadySigned" | "urn:countersign:problem:notAllSigned" | "urn:countersign:problem:methodOther" | "urn:countersign:problem:lockLost" | "urn:countersign:problem:openedElsewhere" | "urn:countersign:problem:nothingPrepared" | "urn:countersign:problem:noTask" | "urn:countersign:problem:documentSigned" | "urn:countersign:problem:taskInProgress" | "urn:countersign:problem:taskComplete" | "urn:countersign:problem:notificationsOff" | "urn:countersign:problem:notPdf" | "urn:countersign:problem:pdfEmpty" | "urn:countersign:problem:pdfUnrecognised" | "urn:countersign:problem:pdfEncrypted" | "urn:countersign:problem:pdfRestricted" | "urn:countersign:problem:pdfBroken" | "urn:countersign:problem:pdfRepaired" | "urn:countersign:problem:pdfWithoutPages" | "urn:countersign:problem:pdfSignedBefore" | "urn:countersign:problem:pdfTooLarge" | "urn:countersign:problem:pdfTooComplex" | "urn:countersign:problem:requestUnreadable" | "urn:countersign:problem:requestInvalid" | "urn:countersign:problem:sessionUnreadable" | "urn:countersign:problem:secondFactorRequired" | "urn:countersign:problem:roleDenied" | "urn:countersign:problem:permissionDenied" | "urn:countersign:problem:originDenied" | "urn:countersign:problem:notFound" | "urn:countersign:problem:methodNotAllowed" | "urn:countersign:problem:requestTimedOut" | "urn:countersign:problem:requestTooLarge" | "urn:countersign:problem:contentTypeRefused" | "urn:countersign:problem:headersTooLarge" | "urn:countersign:problem:tooManyAttempts" | "urn:countersign:problem:changedMeanwhile" | "urn:countersign:problem:idempotencyKeyInvalid" | "urn:countersign:problem:idempotencyKeyReused" | "urn:countersign:problem:stillRunning" | "urn:countersign:problem:serverFailed" | "urn:countersign:problem:notBuilt" | "urn:countersign:problem:notReady" | "urn:countersign:problem:databaseUnavailable" | "urn:countersign:problem:signingBusy" | "urn:countersign:problem:historyTooLong" | "urn:countersign:problem:noRoom" | "urn:countersign:problem:documentNotFound" | "urn:countersign:problem:documentDeleted" | "urn:countersign:problem:notPreviewable" | "urn:countersign:problem:outstandingTasks" | "urn:countersign:problem:renameWaiting" | "urn:countersign:problem:renameSigned" | "urn:countersign:problem:renamedMeanwhile" | "urn:countersign:problem:noDocuments" | "urn:countersign:problem:matchesChanged" | "urn:countersign:problem:tooManyJobs" | "urn:countersign:problem:jobTooLarge" | "urn:countersign:problem:accessLost" | "urn:countersign:problem:jobFailed" | "urn:countersign:problem:archiveTooLarge" | "urn:countersign:problem:restoreDenied" | "urn:countersign:problem:restoreExpired" | "urn:countersign:problem:jobNotUndoable" | "urn:countersign:problem:undoExpired" | "urn:countersign:problem:filterChanged" | "urn:countersign:problem:filterDeleted" | "urn:countersign:problem:filterUndoExpired" | "urn:countersign:problem:filterParentDeleted" | "urn:countersign:problem:filterNameRequired" | "urn:countersign:problem:filterNameTaken" | "urn:countersign:problem:filterTooDeep" | "urn:countersign:problem:filterInItself" | "urn:countersign:problem:tooManyFilters" | "urn:countersign:problem:filterAssigned" | "urn:countersign:problem:viewNameRequired" | "urn:countersign:problem:viewNameTooLong" | "urn:countersign:problem:viewNameTaken" | "urn:countersign:problem:tooManyViews" | "urn:countersign:problem:fileDamaged" | "urn:countersign:problem:tooManyUploads" | "urn:countersign:problem:uploadNotFound" | "urn:countersign:problem:uploadIncomplete" | "urn:countersign:problem:uploadSizeDiffers" | "urn:countersign:problem:uploadElsewhere" | "urn:countersign:problem:uploadFilterDeleted" | "urn:countersign:problem:uploadPlanDiffers" | "urn:countersign:problem:chunkDiffers" | "urn:countersign:problem:chunkCut" | "urn:countersign:problem:chunkTooLarge" | "urn:countersign:problem:chunkUnrecognised" | "urn:countersign:problem:fileEmpty" | "urn:countersign:problem:fileWithoutExtension" | "urn:countersign:problem:fileExtensionTooLong" | "urn:countersign:problem:fileNameInvalid" | "urn:countersign:problem:fileNameInvisible" | "urn:countersign:problem:titleTooLong" | "urn:countersign:problem:titleInvalid" | "urn:countersign:problem:titleInvisible" | "urn:countersign:problem:fileTooLarge" | "urn:countersign:problem:fieldsRequired" | "urn:countersign:problem:fieldCharacters" | "urn:countersign:problem:signingNotOffered" | "urn:countersign:problem:noAccount" | "urn:countersign:problem:accountTwice" | "urn:countersign:problem:accountNotEligible" | "urn:countersign:problem:employeeNotEligible" | "urn:countersign:problem:signingSessionEnded" | "urn:countersign:problem:linkUnknown" | "urn:countersign:problem:consentNeeded" | "urn:countersign:problem:commentNeeded" | "urn:countersign:problem:emailRequired" | "urn:countersign:problem:passwordRequired" | "urn:countersign:problem:passwordWrong" | "urn:countersign:problem:notStaff" | "urn:countersign:problem:codeRequired" | "urn:countersign:problem:codeWrong" | "urn:countersign:problem:accountExists" | "urn:countersign:problem:employeeExists" | "urn:countersign:problem:clientsAssigned" | "urn:countersign:problem:inviteExpired" | "urn:countersign:problem:inviteNotFound" | "urn:countersign:problem:oldPasswordWrong" | "urn:countersign:problem:identityFieldsLocked" | "urn:countersign:problem:ownAccount" | "urn:countersign:problem:recipientInactive" | "urn:countersign:problem:reportForbidden";
        /**
         * FieldError
         * @description One invalid field.
         */
        FieldError: {
            /**
             * @description JSON pointer to the field, starting with the part of the request (body, query, path).
             * @example /body/newUser/Email
             */
            path: string;
            /**
             * @description Why the field is invalid.
             * @example Invalid Email
             */
            message: string;
        };
        /**
         * Problem
         * @description The format of every error (RFC 9457), with the Message that the interface shows.
         */
        Problem: {
            type: components["schemas"]["ProblemType"];
            /**
             * @description Title of the kind of problem.
             * @example Not Found
             */
            title: string;
            /**
             * @description The HTTP status code.
             * @example 404
             */
            status: number;
            /**
             * @description What happened in this case.
             * @example Requested document not found. Please check the link you used is correct.
             */
            detail: string;
            /**
             * @description The message for the user.
             * @example Requested document not found. Please check the link you used is correct.
             */
            Message: string;
            /**
             * @description Signing only: why the signing service rejected the request.
             * @example doc in use
             */
            ExceptionMessage?: string;
            /**
             * @description Identifies this response in the server log; quote it to support.
             * @example 01J7Q8M4V2
             */
            Reference: string;
            /** @description The invalid fields. */
            errors?: components["schemas"]["FieldError"][];
        };
        /**
         * Download
         * @description A one-time link.
         */
        Download: {
            /**
             * @description Absolute URL, redeemed once, within 60 s and while the session lasts.
             * @example http://localhost:4002/d/5Kq0dV2m
             */
            fileUrl: string;
        };
        /**
         * PreviewRequest
         * @description The document to preview.
         */
        PreviewRequest: {
            /**
             * @description Document id.
             * @example 4021
             */
            Id: number;
        };
        /**
         * Preview
         * @description A one-time link and the page that shows it.
         */
        Preview: {
            /**
             * @description Absolute URL, redeemed once, within 60 s and while the session lasts.
             * @example http://localhost:4002/d/8Yb1nC7q
             */
            fileUrl: string;
            /**
             * @description Viewer page; add title, color and finishedurl as query parameters.
             * @example http://localhost:4002/viewer/?url=http%3A%2F%2Flocalhost%3A4002%2Fd%2F8Yb1nC7q
             */
            previewUrl: string;
        };
        /**
         * HistoryExport
         * @description Whose history is exported, and how.
         */
        HistoryExport: {
            /**
             * @description Document id.
             * @example 4021
             */
            Id: number;
            /**
             * @description pdf is for reading and printing, csv for spreadsheets; json has every field and hash of the audit chain, so that entries can be verified.
             * @example csv
             * @enum {string}
             */
            Format: "pdf" | "csv" | "json";
            /**
             * @description IANA time zone of printed times, such as the reader's. Every time also has its offset.
             * @example Australia/Sydney
             */
            TimeZone: string;
        };
        /**
         * DocumentView
         * @description A view of a client's documents: those that wait for an account holder of the client, that wait for the firm's representative, that were declined, that were signed since Monday in the firm's time zone, or that the caller has not read.
         * @example waitingForClient
         * @enum {string}
         */
        DocumentView: "waitingForClient" | "waitingForUs" | "declined" | "signedThisWeek" | "unread";
        /**
         * PersonRef
         * @description A person: "employee-" and an employee id, or "account-" and an account id.
         * @example employee-4
         */
        PersonRef: string;
        /**
         * DocumentWaitingFor
         * @description For whom documents wait: the firm's representative ("us"), an account holder of the client ("client"), or one of them: "employee-" or "account-" and an id.
         * @example us
         */
        DocumentWaitingFor: string;
        /**
         * DocumentMatch
         * @description The documents that a client's list shows, on all of its pages. For restore it is the list of deleted documents, which only Administrators read: besides total, only searchTerm and except are taken then.
         */
        DocumentMatch: {
            /**
             * @description Only documents of this filter and its descendants; 0 or absent means all.
             * @example 31
             */
            filterId?: number;
            /** @description The view of the list; absent means every document. */
            view?: components["schemas"]["DocumentView"];
            /**
             * Format: date-time
             * @description With the view "unread", only documents that were unread at this time; absent means now.
             * @example 2026-07-22T01:30:00.000Z
             */
            unreadAt?: string;
            /** @description Only documents that this person created. */
            createdBy?: components["schemas"]["PersonRef"];
            /** @description Only documents that wait for the firm, the client, or one person. */
            waitingFor?: components["schemas"]["DocumentWaitingFor"];
            /**
             * Format: date-time
             * @description Only documents modified at this time or later.
             * @example 2026-07-01T00:00:00.000Z
             */
            modifiedFrom?: string;
            /**
             * Format: date-time
             * @description Only documents modified before this time.
             * @example 2026-08-01T00:00:00.000Z
             */
            modifiedBefore?: string;
            /**
             * @description Search text.
             * @example letter
             */
            searchTerm?: string;
            /**
             * @description Documents to leave out although the list shows them.
             * @example [
             *       4023
             *     ]
             */
            except?: number[];
            /**
             * @description How many documents there are, without those that are left out. If it is another number now, nothing is done.
             * @example 1284
             */
            total: number;
        };
        /**
         * ArchiveRequest
         * @description The documents of a client to download in one file, named either by their ids or by what a list shows.
         */
        ArchiveRequest: {
            /**
             * @description Client id.
             * @example 12
             */
            clientId: number;
            /**
             * @description The documents.
             * @example [
             *       4021,
             *       4022
             *     ]
             */
            documentIds?: number[];
            matching?: components["schemas"]["DocumentMatch"];
            /**
             * @description Whether the archive has a folder for each filter.
             * @default true
             * @example true
             */
            folders?: boolean;
        };
        /**
         * LeftOutDocument
         * @description A document that is not in an archive.
         */
        LeftOutDocument: {
            /**
             * @description Document id.
             * @example 4022
             */
            Id: number;
            /**
             * @description Document title; empty for a document that was not found.
             * @example Trust deed
             */
            Title: string;
            /**
             * @description Why, as a code.
             * @example urn:countersign:problem:fileDamaged
             */
            Type: components["schemas"]["ProblemType"];
            /**
             * @description The same as a sentence.
             * @example The stored file is damaged and can’t be opened. Contact your system administrator.
             */
            Message: string;
        };
        /**
         * Archive
         * @description A one-time link to a ZIP archive.
         */
        Archive: {
            /**
             * @description Absolute URL, redeemed once, within 60 s and while the session lasts.
             * @example http://localhost:4002/archive/5Kq0dV2m
             */
            fileUrl: string;
            /**
             * @description Number of documents in it.
             * @example 37
             */
            Documents: number;
            /**
             * @description Size of the archive in bytes.
             * @example 5242880
             */
            Size: number;
            /**
             * @description Documents that are not in it because they were not found or their stored file is damaged. A text file in the archive lists them too.
             * @example []
             */
            LeftOut: components["schemas"]["LeftOutDocument"][];
        };
        /**
         * UploadIdentifier
         * @description A new upload.
         */
        UploadIdentifier: {
            /**
             * @description Identifier of the upload in later calls.
             * @example u_5Kq0dV2mXw
             */
            Identifier: string;
        };
        /**
         * UploadReadiness
         * @description Whether the file service can take uploads.
         */
        UploadReadiness: {
            /**
             * @description Always true; a service that isn't ready returns an error.
             * @example true
             * @constant
             */
            Ready: true;
        };
        /**
         * UploadChunk
         * @description One chunk, with the fields of flow.js.
         */
        UploadChunk: {
            /**
             * @description Chunk number, from 1.
             * @example 1
             */
            flowChunkNumber: number;
            /**
             * @description Number of chunks; a file may have 102,400.
             * @example 1
             */
            flowTotalChunks: number;
            /**
             * @description Bytes of each chunk but the last: 5 MiB, and less on slow lines. The same for all chunks of an upload.
             * @example 5242880
             */
            flowChunkSize: number;
            /**
             * @description Size of this chunk in bytes.
             * @example 11
             */
            flowCurrentChunkSize: number;
            /**
             * @description Size of the file in bytes.
             * @example 11
             */
            flowTotalSize: number;
            /**
             * @description Identifier of the upload.
             * @example u_5Kq0dV2mXw
             */
            flowIdentifier: string;
            /**
             * @description File name.
             * @example note.txt
             */
            flowFilename: string;
            /**
             * @description The bytes of this chunk.
             * @example hello world
             */
            file: string;
        };
        /**
         * UploadState
         * @description The stored chunks.
         */
        UploadState: {
            /** @description Numbers of the stored chunks, ascending. */
            Received: number[];
        };
        /**
         * UploadCommit
         * @description Commits an upload whose chunks are all stored.
         */
        UploadCommit: {
            /**
             * @description Identifier of the upload.
             * @example u_5Kq0dV2mXw
             */
            fileId: string;
            /**
             * @description File name.
             * @example Engagement letter 2026.pdf
             */
            originalFileName: string;
        };
        /**
         * CommittedUpload
         * @description The stored file.
         */
        CommittedUpload: {
            /**
             * @description Identifier of the upload.
             * @example u_5Kq0dV2mXw
             */
            fileId: string;
            /**
             * @description Size in bytes.
             * @example 184320
             */
            size: number;
        };
        /**
         * UploadDigests
         * @description Digests of stored chunks, in the order of their numbers.
         */
        UploadDigests: {
            /** @description Empty if no chunk from the requested number on is stored. */
            Digests: {
                /**
                 * @description Chunk number, from 1.
                 * @example 1
                 */
                Chunk: number;
                /**
                 * @description SHA-256 of the stored bytes, in lower-case hexadecimal.
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                Sha256: string;
            }[];
        };
    };
    responses: {
        /** @description Other errors: 500 if the server failed, 501 if the operation is not implemented, 503 if the server is not ready. */
        Failure: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:serverFailed",
                 *       "title": "Internal Server Error",
                 *       "status": 500,
                 *       "detail": "An error has occurred.",
                 *       "Message": "An error has occurred.",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is invalid, or a rule rejects it. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:requestInvalid",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "detail": "The request isn’t valid.",
                 *       "Message": "The request isn’t valid.",
                 *       "Reference": "01J7Q8M4V2",
                 *       "errors": [
                 *         {
                 *           "path": "/body/name",
                 *           "message": "must NOT have fewer than 1 characters"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is missing or invalid, or its session has ended. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:sessionUnreadable",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "detail": "Unable to read session details, please log out and back in.",
                 *       "Message": "Unable to read session details, please log out and back in.",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller is not permitted to do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:permissionDenied",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "detail": "Permission Denied",
                 *       "Message": "Permission Denied",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The object was not found in the caller's firm. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:documentNotFound",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "detail": "Requested document not found. Please check the link you used is correct.",
                 *       "Message": "Requested document not found. Please check the link you used is correct.",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The object's state does not allow the change, or the same change is still in progress. */
        Conflict: {
            headers: {
                /** @description Seconds to wait, if the same change is still in progress. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:taskInProgress",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "Operation already in progress!",
                 *       "Message": "Operation already in progress!",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The values contradict each other, or the Idempotency-Key was used for another request. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:idempotencyKeyReused",
                 *       "title": "Unprocessable Content",
                 *       "status": 422,
                 *       "detail": "This Idempotency-Key was used for another request.",
                 *       "Message": "This Idempotency-Key was used for another request.",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:tooManyAttempts",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "detail": "Too many attempts. Try again later.",
                 *       "Message": "Too many attempts. Try again later.",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file type is not supported. */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:notPreviewable",
                 *       "title": "Unsupported Media Type",
                 *       "status": 415,
                 *       "detail": "The document you have requested to preview is not a supported file type.",
                 *       "Message": "The document you have requested to preview is not a supported file type.",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No documents match, others than before, or the same request is still in progress. */
        JobConflict: {
            headers: {
                /** @description Seconds to wait, if the same change is still in progress. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:matchesChanged",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "The list has changed. Check it and try again.",
                 *       "Message": "The list has changed. Check it and try again.",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The documents are too many, or too large together. */
        TooManyDocuments: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:jobTooLarge",
                 *       "title": "Payload Too Large",
                 *       "status": 413,
                 *       "detail": "At most 100,000 documents can be changed at once. Narrow the search.",
                 *       "Message": "At most 100,000 documents can be changed at once. Narrow the search.",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:requestTooLarge",
                 *       "title": "Content Too Large",
                 *       "status": 413,
                 *       "detail": "The request is too large.",
                 *       "Message": "The request is too large.",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
         * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
         */
        idempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createDownload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Id": 4021,
                 *       "FriendlyName": "Engagement letter 2026.pdf"
                 *     }
                 */
                "application/json": components["schemas"]["DownloadRequest"];
            };
        };
        responses: {
            /** @description A one-time link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fileUrl": "http://localhost:4002/d/5Kq0dV2m"
                     *     }
                     */
                    "application/json": components["schemas"]["Download"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createPreview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Id": 4021
                 *     }
                 */
                "application/json": components["schemas"]["PreviewRequest"];
            };
        };
        responses: {
            /** @description A one-time link and the page that shows it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fileUrl": "http://localhost:4002/d/8Yb1nC7q",
                     *       "previewUrl": "http://localhost:4002/viewer/?url=http%3A%2F%2Flocalhost%3A4002%2Fd%2F8Yb1nC7q"
                     *     }
                     */
                    "application/json": components["schemas"]["Preview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getSignatureDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Id": 4021
                 *     }
                 */
                "application/json": components["schemas"]["PreviewRequest"];
            };
        };
        responses: {
            /** @description A one-time link and the page that shows it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fileUrl": "http://localhost:4002/d/8Yb1nC7q",
                     *       "previewUrl": "http://localhost:4002/viewer/?url=http%3A%2F%2Flocalhost%3A4002%2Fd%2F8Yb1nC7q"
                     *     }
                     */
                    "application/json": components["schemas"]["Preview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    exportHistory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Id": 4021,
                 *       "Format": "csv",
                 *       "TimeZone": "Australia/Sydney"
                 *     }
                 */
                "application/json": components["schemas"]["HistoryExport"];
            };
        };
        responses: {
            /** @description A one-time link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fileUrl": "http://localhost:4002/d/5Kq0dV2m"
                     *     }
                     */
                    "application/json": components["schemas"]["Download"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createArchive: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clientId": 12,
                 *       "documentIds": [
                 *         4021,
                 *         4022
                 *       ],
                 *       "matching": {
                 *         "filterId": 31,
                 *         "view": "waitingForClient",
                 *         "unreadAt": "2026-07-22T01:30:00.000Z",
                 *         "createdBy": "employee-4",
                 *         "waitingFor": "us",
                 *         "modifiedFrom": "2026-07-01T00:00:00.000Z",
                 *         "modifiedBefore": "2026-08-01T00:00:00.000Z",
                 *         "searchTerm": "letter",
                 *         "except": [
                 *           4023
                 *         ],
                 *         "total": 1284
                 *       },
                 *       "folders": true
                 *     }
                 */
                "application/json": components["schemas"]["ArchiveRequest"];
            };
        };
        responses: {
            /** @description A one-time link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fileUrl": "http://localhost:4002/archive/5Kq0dV2m",
                     *       "Documents": 37,
                     *       "Size": 5242880,
                     *       "LeftOut": []
                     *     }
                     */
                    "application/json": components["schemas"]["Archive"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["JobConflict"];
            413: components["responses"]["TooManyDocuments"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getUploadIdentifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new upload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Identifier": "u_5Kq0dV2mXw"
                     *     }
                     */
                    "application/json": components["schemas"]["UploadIdentifier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getUploadReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service is ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Ready": true
                     *     }
                     */
                    "application/json": components["schemas"]["UploadReadiness"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    uploadChunk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "flowChunkNumber": 1,
                 *       "flowTotalChunks": 1,
                 *       "flowChunkSize": 5242880,
                 *       "flowCurrentChunkSize": 11,
                 *       "flowTotalSize": 11,
                 *       "flowIdentifier": "u_5Kq0dV2mXw",
                 *       "flowFilename": "note.txt",
                 *       "file": "hello world"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UploadChunk"];
            };
        };
        responses: {
            /** @description The stored chunks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Received": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UploadState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    commitUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fileId": "u_5Kq0dV2mXw",
                 *       "originalFileName": "Engagement letter 2026.pdf"
                 *     }
                 */
                "application/json": components["schemas"]["UploadCommit"];
            };
        };
        responses: {
            /** @description The stored file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fileId": "u_5Kq0dV2mXw",
                     *       "size": 184320
                     *     }
                     */
                    "application/json": components["schemas"]["CommittedUpload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getUploadState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the upload.
                 * @example u_5Kq0dV2mXw
                 */
                identifier: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stored chunks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Received": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UploadState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getUploadDigests: {
        parameters: {
            query?: {
                /**
                 * @description The first chunk that counts.
                 * @example 9
                 */
                from?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the upload.
                 * @example u_5Kq0dV2mXw
                 */
                identifier: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Digests of stored chunks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Digests": [
                     *         {
                     *           "Chunk": 1,
                     *           "Sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UploadDigests"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
}
