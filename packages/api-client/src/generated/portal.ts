// Made by packages/api-client/generate.ts from openapi/. Change those files, then run it.
export interface paths {
    "/documents/clients/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                clientId: number;
            };
            cookie?: never;
        };
        /**
         * Lists a client's documents
         * @description Lists a client's documents. A search finds those that have each of its words, in any order, in their file name, in the name of who created them or of a signer, or in the name of their filter or of one above it.
         */
        get: operations["listDocuments"];
        /**
         * Registers an upload as a document
         * @description The upload must be committed. An upload identifier registers one document; later calls return the same document. Returns 409 if its filter does not exist any more; the upload can then be registered without one. A name with slashes or control characters, or whose title nobody can see, is refused.
         */
        put: operations["createDocument"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/clients/{clientId}/ids": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                clientId: number;
            };
            cookie?: never;
        };
        /**
         * Lists the ids of a range of a client's documents
         * @description Lists document ids by position, in the same search and order as listDocuments, to select rows that aren't loaded.
         */
        get: operations["listDocumentIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/clients/{clientId}/readMarks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                clientId: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks documents as read or unread
         * @description Marks documents of a client's list, which the query limits as in `listDocuments`, as read or unread for the caller. A preview, a download and reading while signing mark a document as read too.
         */
        post: operations["markDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/clients/{clientId}/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                clientId: number;
            };
            cookie?: never;
        };
        /**
         * Lists a client's deleted documents
         * @description Lists the documents of a client that were deleted within the last 30 days and can be restored, last deleted first. A search finds those that have each of its words, in any order, in their file name or in the name of who deleted them.
         */
        get: operations["listDeletedDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/clients/{clientId}/sameSize": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                clientId: number;
            };
            cookie?: never;
        };
        /**
         * Finds a client's documents by size
         * @description Lists this client's documents that have a version of one of the sizes, with its digest, so that a file is recognised before it is uploaded again. Versions without a digest are left out.
         */
        get: operations["listSameSizeDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Reads a document
         * @description Reads a document.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        /**
         * Deletes a document
         * @description Returns 409 while signing tasks are outstanding.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Turns a document's notifications on or off
         * @description While they are off, no signing task can be set up on the document, its PINs can't be resent, and the firm is not emailed how its task ended. Allowed whatever the state of the document; PINs that were sent stay valid. What is already so changes nothing.
         */
        put: operations["setDocumentNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/rename": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renames a document
         * @description Gives a document another title; its extension and its file stay as they are. The title is limited as when a document is registered: at most 255 characters with its extension, no slashes or control characters, and something that can be seen. Returns 409 while the document waits for signatures, and once it is signed: it keeps the name that its signers saw; and if another user has given it another title than the request says it had. The title that it already has changes nothing.
         */
        post: operations["renameDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/removeMultiple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes several documents
         * @description Returns one outcome for each document, with the reason if it cannot be deleted.
         */
        post: operations["deleteDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/restoreMultiple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restores deleted documents
         * @description Returns one outcome for each document. An Administrator can restore a document for 30 days; the user who deleted it can undo that for two minutes. It returns to its filter if that still exists. A document that is not deleted counts as restored.
         */
        post: operations["restoreDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/assignFilter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assigns a document to a filter
         * @description Filter 0, the root, removes the filter. Returns 409 if the document already has that filter.
         */
        post: operations["assignDocumentFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets up signing by one account
         * @description Older operation for one signer without locations. Returns 429 as setUpClickToSign does.
         */
        post: operations["setUpDocumentSigning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/sign/multiple/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Sets up secure-sign
         * @description Sets up secure-sign.
         */
        put: operations["setUpSecureSign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/removeTask/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes the signing task
         * @description Fails if the document is signed or has no task.
         */
        post: operations["removeDocumentTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/resendPins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a new PIN to every outstanding signer
         * @description Earlier PINs stop working. Returns 409 with 'Notification are not enabled for this document' when notifications are off, and with methodOther when the task's method takes no PINs. Returns 429 beyond five times an hour for one document, 100 PINs an hour to one person, or 2,000 of the firm.
         */
        post: operations["resendDocumentPins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/adobesignsigningurl": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Reads the external signing address
         * @description Reads the external signing address.
         */
        get: operations["getAdobeSigningUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/adobesignsignable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Checks whether the caller can sign externally
         * @description Checks whether the caller can sign externally.
         */
        get: operations["checkAdobeSignable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/adobesignresendnotifications": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resends external notifications
         * @description Resends external notifications.
         */
        post: operations["resendAdobeNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/getlink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Creates a link to copy
         * @description Returns a link to the document that requires sign-in, never a signer's personal link.
         */
        get: operations["getDocumentLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documentJobs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the caller's jobs
         * @description Lists the caller's jobs that are unfinished, and those that ended within the last 30 days, last started first. It does not count as use of the session.
         */
        get: operations["listDocumentJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documentJobs/clients/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                clientId: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a job over many documents
         * @description Fixes the set of documents and returns at once; the server then does each with the rules, history and emails of the operation for one document. At most 100,000 documents; at most 3 unfinished jobs for each person and 10 for each firm; at most 500,000 documents for each person within 24 hours. Jobs wait while their firm has sent 1,000 PINs within an hour; PINs to one signer beyond 100 an hour fail. Calls for one document count too. Send either documentIds or matching.
         */
        post: operations["startDocumentJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documentJobs/clients/{clientId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                clientId: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts what a job would do
         * @description Counts the documents that a job with the same request would change, leave as they are, and fail for, if it was started now. It changes nothing. The number of matching is not compared.
         */
        post: operations["previewDocumentJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documentJobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Job id.
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Reads a job
         * @description Reads a job of the caller, for pages that show its progress. It does not count as use of the session.
         */
        get: operations["getDocumentJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documentJobs/{id}/outcomes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Job id.
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Lists the documents of a job
         * @description Lists the documents of a job of the caller with their outcomes: first those that failed and that a retry may help, then the others that failed, then the rest by their ids. A cancelled job has those that were tried.
         */
        get: operations["listDocumentJobOutcomes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documentJobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Job id.
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a job
         * @description Stops a job of the caller between two documents: nothing is done any more once this returns. What was done stays. A job that has ended is returned as it is.
         */
        post: operations["cancelDocumentJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documentJobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Job id.
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a job over the failed documents of another
         * @description Starts a new job with the same action over the documents that failed in a job of the caller that has ended. While that one is unfinished, another is refused. A job that undoes another is retried only within 24 hours of the end of the other; later it is refused with undoExpired.
         */
        post: operations["retryDocumentJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documentJobs/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Job id.
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a job that undoes an assignment or a deletion
         * @description Starts a job that puts the documents which a job of the caller assigned back to the filters that they had before, or restores those that it deleted, for Employees too. The job must have ended, within the last 24 hours. A document that was assigned to another filter since, or whose earlier filter was deleted, stays where it is, and fails with the reason; so does one that was restored and deleted again, unless the caller could restore it alone. The job of an earlier call is returned unless it was cancelled or stopped: then the new one has what that one did not undo. Its failures are tried again with its retry.
         */
        post: operations["undoDocumentJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documentFilters/{id}/counts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Counts the documents of a client's filters
         * @description Returns how many documents each filter holds itself, without those of the filters below it, and how many the client has. Filters without documents are left out.
         */
        get: operations["getFilterCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documentFilters/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Filter id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restores a deleted filter
         * @description The user who deleted a client's filter can undo that for two minutes. It returns with the filters below it, their ids and their order, and with the documents and saved views that have got no other filter since. Returns 403 for a filter that another user deleted and for a firm filter, and 409 if the two minutes are over, the filter above it was deleted, its name is taken, or it would make a fourth level or too many filters. A filter that is not deleted counts as restored.
         */
        post: operations["restoreClientFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documentFilters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Client id for GET and PUT, filter id for POST and DELETE.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Reads a client's filter tree
         * @description Returns the firm's filters, which are flagged, and the client's own.
         */
        get: operations["getClientFilters"];
        /**
         * Adds a filter to a client
         * @description Filters have at most three levels below the root.
         */
        put: operations["createClientFilter"];
        /**
         * Renames or moves a filter
         * @description Returns 403 for a firm filter, and 409 if the new parent would be a fourth level or the filter itself. Siblings make room; the firm's filters come before the client's. What the request leaves out stays as it is, so that two users who rename and move the same filter both succeed. Returns 409 too if another user has given it another name than the request says it had, unless that is the name it is to get, or has moved it elsewhere than the request says it was.
         */
        post: operations["renameClientFilter"];
        /**
         * Deletes a filter
         * @description Its documents move to the root. Returns 403 for a firm filter.
         */
        delete: operations["deleteClientFilter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/filters/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the firm's filter tree
         * @description Reads the firm's filter tree.
         */
        get: operations["getFirmFilters"];
        put?: never;
        /**
         * Adds a filter to the firm
         * @description Adds a filter to the firm.
         */
        post: operations["createFirmFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/filters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Filter id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Renames a filter of the firm
         * @description Renames a filter of the firm.
         */
        put: operations["renameFirmFilter"];
        post?: never;
        /**
         * Deletes a filter of the firm
         * @description Its documents move to the root.
         */
        delete: operations["deleteFirmFilter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/savedViews/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the caller's views
         * @description Lists the caller's own views at the firm, of all clients, in their order. Nobody else sees them.
         */
        get: operations["listSavedViews"];
        /**
         * Reorders the caller's views
         * @description Puts all views of the caller into an order. If they were changed since the version was read, nothing is done.
         */
        put: operations["reorderSavedViews"];
        /**
         * Saves a view
         * @description Saves a list of documents as the caller's last view. At most 50 for each person and firm.
         */
        post: operations["createSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/savedViews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description View id.
                 * @example 3
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Renames a view, or replaces its list
         * @description Renames a view of the caller, replaces what it shows, or both.
         */
        put: operations["updateSavedView"];
        post?: never;
        /**
         * Deletes a view
         * @description Deletes a view of the caller. No document is changed.
         */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/document/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Reads the history of a document
         * @description Reads the history of a document; that of a deleted one too. Entries are only ever added, so a client that has some of them asks for the later ones.
         */
        get: operations["listDocumentAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/siteDashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads recent events of the firm
         * @description Reads recent events of the firm.
         */
        get: operations["listRecentEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/taskAudits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 1 unsigned, 2 signed.
                 * @example 1
                 */
                id: 1 | 2;
            };
            cookie?: never;
        };
        /**
         * Lists signing events
         * @description Lists signing events.
         */
        get: operations["listSigningEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/statistics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 1 for the last week, 2 for the last month.
                 * @example 1
                 */
                id: 1 | 2;
            };
            cookie?: never;
        };
        /**
         * Counts events in a period
         * @description Counts events in a period.
         */
        get: operations["getStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists accounts
         * @description Lists accounts.
         */
        get: operations["listAccounts"];
        /**
         * Edits an account and its clients
         * @description 403 with 'Only the actual user can update these details...' when identity fields of an accepted account differ.
         */
        put: operations["updateAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/includeClients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists every account with its clients
         * @description Lists every account with its clients.
         */
        get: operations["listAccountsWithClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Invites a new account
         * @description 409 with 'Account already exists: an account with the email provided already exists'.
         */
        put: operations["inviteAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Links an account to clients
         * @description Links an account to clients.
         */
        put: operations["assignAccountClients"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/unAssign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Unlinks an account from clients
         * @description Unlinks an account from clients.
         */
        put: operations["unassignAccountClients"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/Signatories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Lists the accounts that can sign for a client
         * @description Lists the accounts that can sign for a client.
         */
        get: operations["listAccountSignatories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/resendInvite/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resends an invite
         * @description Older links stop working.
         */
        post: operations["resendAccountInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/resendInviteToAllUnaccepted/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resends every outstanding invite
         * @description Changes state although it is a GET: never cached, retried or prefetched.
         */
        get: operations["resendAllAccountInvites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Account id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Reads an account
         * @description Reads an account.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        /**
         * Deletes an account
         * @description Deletes an account.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/changestatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Account id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activates or deactivates an account
         * @description Activates or deactivates an account.
         */
        post: operations["changeAccountStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists employees
         * @description Lists employees.
         */
        get: operations["listEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists every employee
         * @description Lists every employee.
         */
        get: operations["listAllEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists active employees
         * @description Lists active employees.
         */
        get: operations["listActiveEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/loadInvite/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of the invite link.
                 * @example k3jX0vZ1
                 */
                token: string;
            };
            cookie?: never;
        };
        /**
         * Reads an invite
         * @description Returns 404 if the invite is unknown, and 400 with the Message expired if it has expired.
         */
        get: operations["loadInvite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/Signatories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists employees who may sign for the firm
         * @description Lists the employees who can sign for the firm.
         */
        get: operations["listEmployeeSignatories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/myDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the caller
         * @description Reads the signed-in employee.
         */
        get: operations["getMyDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/newEmployee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invites a new employee
         * @description Returns 409 with 'The email already exists on the portal!'.
         */
        post: operations["createEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/existingEmployee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds an existing user as an employee
         * @description Adds an existing user as an employee.
         */
        post: operations["addExistingEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Employee id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Deletes an employee
         * @description Deletes an employee.
         */
        put: operations["deleteEmployee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/inactivate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Employee id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Deactivates an employee
         * @description Deactivates an employee.
         */
        put: operations["inactivateEmployee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/checkExists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Checks whether an email address is in use
         * @description Checks whether an email address is in use.
         */
        put: operations["checkEmployeeExists"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/activate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Employee id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Activates an employee
         * @description Activates an employee.
         */
        put: operations["activateEmployee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/promote/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Employee id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Gives an employee the administrator role
         * @description Gives an employee the administrator role.
         */
        put: operations["promoteEmployee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/demote/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Employee id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Removes the administrator role from an employee
         * @description Removes the administrator role from an employee.
         */
        put: operations["demoteEmployee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/defaultRecipient/set/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Employee id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Makes an employee a default recipient
         * @description Returns 409 with 'Employee must be active to be assigned as a default notification recipient.'.
         */
        put: operations["setDefaultRecipient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/defaultRecipient/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Employee id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Removes an employee as default recipient
         * @description Removes an employee as default recipient.
         */
        put: operations["removeDefaultRecipient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/resendInvite/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Resends an invite
         * @description Older links stop working.
         */
        put: operations["resendEmployeeInvite"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/resendInviteByToken/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Resends the invite of an invite link
         * @description Resends the invite of an invite link.
         */
        put: operations["resendInviteByToken"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/resendInviteByEmail/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Resends the invite of an email address
         * @description The response is the same for known and unknown addresses.
         */
        put: operations["resendInviteByEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/acceptInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accepts an invite
         * @description Returns 404 if the invite is unknown, 400 with the Message expired if it has expired, and 409 if the person already exists.
         */
        put: operations["acceptInvite"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/ChangePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the caller's password
         * @description Returns 400 with 'The Old Password you provided is incorrect'.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/requestPasswordReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a password reset link
         * @description Sends a password reset link.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/performPasswordReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets a new password with a reset link
         * @description A link works once, within 24 hours.
         */
        put: operations["performPasswordReset"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Employee id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Reads an employee
         * @description Reads an employee.
         */
        get: operations["getEmployee"];
        /**
         * Edits an employee
         * @description Edits an employee.
         */
        put: operations["updateEmployee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists clients
         * @description Lists clients.
         */
        get: operations["listClients"];
        put?: never;
        /**
         * Adds a client
         * @description Adds a client.
         */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Reads who is notified for a client
         * @description Reads the recipients of a client's notifications.
         */
        get: operations["getClientSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/updateSubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the recipients of a client's notifications
         * @description Sets the recipients of a client's notifications.
         */
        put: operations["updateClientSubscriptions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Reads a client
         * @description Reads a client.
         */
        get: operations["getClient"];
        /**
         * Edits a client
         * @description Edits a client.
         */
        put: operations["updateClient"];
        post?: never;
        /**
         * Deletes a client
         * @description Also deletes its documents and filters. Returns 409 while signing tasks are outstanding.
         */
        delete: operations["deleteClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firms/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists firms
         * @description Lists firms.
         */
        get: operations["listFirms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firms/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers a firm
         * @description Registers a firm.
         */
        post: operations["registerFirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Firm id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Reads a firm
         * @description Administrators can read their own firm, owners every firm.
         */
        get: operations["getFirm"];
        /**
         * Edits a firm
         * @description Administrators can edit their own firm, owners every firm.
         */
        put: operations["updateFirm"];
        post?: never;
        /**
         * Deactivates a firm
         * @description Deactivates a firm.
         */
        delete: operations["deactivateFirm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the caller's features
         * @description Returns the features of the caller's firm, enabled or not.
         */
        get: operations["listFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/features/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists every feature
         * @description Lists every feature.
         */
        get: operations["listAvailableFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/features/forfirmid/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Firm id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Lists the features of a firm
         * @description Lists the features of a firm.
         */
        get: operations["listFirmFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/features/assigntofirmid/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Firm id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the features of a firm
         * @description Sets the features of a firm.
         */
        post: operations["assignFirmFeatures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists notification templates
         * @description Lists notification templates.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/mergefields/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Template type, a power of two.
                 * @example 1
                 */
                type: 1 | 2 | 4 | 8 | 16 | 32 | 64 | 128 | 256 | 512 | 1024 | 2048 | 4096 | 8192 | 16384 | 32768 | 65536;
            };
            cookie?: never;
        };
        /**
         * Lists the placeholders of a type
         * @description Lists the placeholders of a type.
         */
        get: operations["listMergeFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/replyaddress/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the reply address
         * @description Reads the reply address.
         */
        get: operations["getReplyAddress"];
        /**
         * Changes the reply address
         * @description Changes the reply address.
         */
        put: operations["updateReplyAddress"];
        /**
         * Sets the reply address for the first time
         * @description Sets the reply address for the first time.
         */
        post: operations["createReplyAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Template id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Reads a template
         * @description Reads a template.
         */
        get: operations["getNotification"];
        /**
         * Edits a template
         * @description Edits a template.
         */
        put: operations["updateNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Template id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Enables a template
         * @description Enables a template.
         */
        put: operations["enableNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Template id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Disables a template
         * @description Returns 409 unless DisableAllowed.
         */
        put: operations["disableNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/systemnotifications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists system notifications
         * @description Lists system notifications.
         */
        get: operations["listSystemNotifications"];
        put?: never;
        /**
         * Adds a system notification
         * @description Adds a system notification.
         */
        post: operations["createSystemNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/systemnotifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Template id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Reads a system notification
         * @description Reads a system notification.
         */
        get: operations["getSystemNotification"];
        /**
         * Edits a system notification
         * @description Edits a system notification.
         */
        put: operations["updateSystemNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists announcements
         * @description Lists announcements.
         */
        get: operations["listAnnouncements"];
        put?: never;
        /**
         * Adds an announcement
         * @description Hidden until published.
         */
        post: operations["createAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edits an announcement
         * @description Edits an announcement.
         */
        put: operations["updateAnnouncement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements/hide/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hides an announcement
         * @description Hides an announcement.
         */
        put: operations["hideAnnouncement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements/publish/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publishes an announcement
         * @description Publishes an announcement.
         */
        put: operations["publishAnnouncement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branding/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the firm's branding
         * @description Changes the firm's branding.
         */
        put: operations["updateBranding"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branding/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the firm's branding
         * @description Reads the firm's branding.
         */
        get: operations["getBranding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branding/path/none": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the logo's address
         * @description Reads the URL of the logo.
         */
        get: operations["getBrandingPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branding/forceRefresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the firm's branding, bypassing caches
         * @description Reads the firm's branding after Apply.
         */
        get: operations["refreshBranding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branding/theme/{theme}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Theme, which is the firm id.
                 * @example 12
                 */
                theme: number;
            };
            cookie?: never;
        };
        /**
         * Reads the branding of a sign-in page
         * @description An unknown theme returns the default branding.
         */
        get: operations["getThemeBranding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/systemsettings/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the setting.
                 * @example PreviewableFileExtensions
                 */
                name: string;
            };
            cookie?: never;
        };
        /**
         * Reads a setting of the installation
         * @description Reads a setting of the installation.
         */
        get: operations["getSystemSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign/settings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the firm's signing preferences
         * @description Reads the firm's signing preferences.
         */
        get: operations["getSigningPreferences"];
        /**
         * Changes the firm's signing preferences
         * @description Changes the firm's signing preferences.
         */
        put: operations["updateSigningPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign/verifyDocumentForSigning/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Checks whether a document can be signed
         * @description Checks whether a document can be signed.
         */
        get: operations["verifyDocumentForSigning"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign/clickToSign/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets up click-to-sign
         * @description Accounts get a PIN by email; the firm representative gets one after all accounts have signed. Returns 429 beyond 100 PINs an hour to one person, or 2,000 of the firm.
         */
        post: operations["setUpClickToSign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign/clickToSign/verifyEmployee/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Checks the caller's PIN and takes the signing lock
         * @description Returns 409 with 'doc in use' while another signer holds the lock, or with 'alreadySigned'.
         */
        put: operations["verifyClickToSignPin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign/clickToSign/employeeSigned/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Commits the caller's signature
         * @description Commits once. Returns 409 if the lock has expired.
         */
        put: operations["commitClickToSign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign/renewLock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Extends the signing lock
         * @description Extends the signing lock.
         */
        put: operations["renewSigningLock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign/resendOwnPin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the caller a new PIN
         * @description Sends a PIN only to the caller, whose turn to sign it must be. The caller's earlier PIN stops working; other signers keep theirs. Limited to five times an hour for one document, and like all PINs to 100 an hour.
         */
        post: operations["resendOwnPin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/securesign/verifyEmployee/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Checks the caller's PIN and takes the signing lock
         * @description Checks the caller's PIN and takes the signing lock.
         */
        put: operations["verifySecureSignPin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/securesign/employeeSigned/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Commits the caller's signature
         * @description Commits the caller's signature.
         */
        put: operations["commitSecureSign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/adobesign/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the caller's external account
         * @description Reads the caller's external account.
         */
        get: operations["getAdobeUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/adobesign/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an external account for an employee
         * @description Creates an external account for an employee.
         */
        post: operations["createAdobeUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/adobesign/agreements/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an external agreement
         * @description Creates an external agreement.
         */
        post: operations["createAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/adobesign/agreements/verifyDocumentForSigning/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Checks whether a document can go to the external service
         * @description Checks whether a document can go to the external service.
         */
        get: operations["verifyDocumentForAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/adobesign/oauth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the address of the consent page
         * @description Reads the address of the consent page.
         */
        get: operations["getAdobeOAuthLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/adobesign/agreements/setreturn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sets the return address of the authoring page
         * @description Changes state although it is a GET: never cached, retried or prefetched.
         */
        get: operations["setAgreementReturn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the reports
         * @description The response can be cached for five minutes.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{reportname}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the report.
                 * @example unsigneddocumentsbyclient
                 */
                reportname: "unsigneddocumentsbyclient" | "unsigneddocumentsbyaccount" | "unsigneddocumentsbyemployee" | "signeddocumentsbyclient" | "signeddocumentsbyaccount" | "signeddocumentsbyemployee" | "accountinvitesacceptedbyclient" | "accountinvitesoutstandingbyclient" | "unreaddocumentsbyaccount" | "unreaddocumentsbyclient" | "unreaddocumentsbyemployee";
            };
            cookie?: never;
        };
        /**
         * Reads a report as HTML
         * @description Reads a report as HTML.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/download/asexcel/{reportname}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the report.
                 * @example unsigneddocumentsbyclient
                 */
                reportname: "unsigneddocumentsbyclient" | "unsigneddocumentsbyaccount" | "unsigneddocumentsbyemployee" | "signeddocumentsbyclient" | "signeddocumentsbyaccount" | "signeddocumentsbyemployee" | "accountinvitesacceptedbyclient" | "accountinvitesoutstandingbyclient" | "unreaddocumentsbyaccount" | "unreaddocumentsbyclient" | "unreaddocumentsbyemployee";
            };
            cookie?: never;
        };
        /**
         * Reads a report as an Excel file
         * @description Reads a report as an Excel file.
         */
        get: operations["downloadReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/{level}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Severity.
                 * @example error
                 */
                level: "error" | "warning" | "information" | "debug";
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes to the client log
         * @description Writes to the client log.
         */
        post: operations["writeLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datalayer/push/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Records a usage event
         * @description Records a usage event.
         */
        put: operations["pushDataLayerEvent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists recent changes
         * @description Returns what was changed in the caller's firm since a position, for pages that cannot read the stream. It does not count as session activity.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Streams changes
         * @description Server-sent events: one message at once, with everything since the position of Last-Event-ID, and one after each change in the caller's firm. The data of a message is a ChangeEvents, its id the position. A comment follows every 15 seconds. The stream ends with the access token or the session; the client then resumes. It does not count as session activity.
         */
        get: operations["streamEvents"];
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
         * DocumentSortField
         * @description A field that documents can be sorted by.
         * @example ModifiedDate
         * @enum {string}
         */
        DocumentSortField: "ModifiedDate" | "Title" | "Extension" | "Task" | "DocumentFilter" | "CreatedBy" | "Notifications";
        /**
         * DocumentSortKey
         * @description A field that documents can be sorted by, with its direction.
         * @example Title:asc
         * @enum {string}
         */
        DocumentSortKey: "ModifiedDate:asc" | "ModifiedDate:desc" | "Title:asc" | "Title:desc" | "Extension:asc" | "Extension:desc" | "Task:asc" | "Task:desc" | "DocumentFilter:asc" | "DocumentFilter:desc" | "CreatedBy:asc" | "CreatedBy:desc" | "Notifications:asc" | "Notifications:desc";
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
         * TaskSetUp
         * @description Who set up a signing task, and when.
         */
        TaskSetUp: {
            /**
             * @description Full name of the person who set it up.
             * @example Amelia Hart
             */
            By: string;
            /**
             * Format: date-time
             * @description When it was set up, UTC.
             * @example 2026-09-04T01:25:00Z
             */
            Date: string;
        };
        /**
         * SignerPinState
         * @description What became of a signer's PIN.
         */
        SignerPinState: {
            /**
             * @description Whether it can be used, or why not: its email could not be delivered, it was tried too often, it has expired, or the signer has signed or declined with it.
             * @example usable
             * @enum {string}
             */
            State: "usable" | "undelivered" | "tried" | "expired" | "used";
            /**
             * Format: date-time
             * @description When the first PIN was sent, UTC; null if that is not known.
             * @example 2026-09-04T01:20:00Z
             */
            FirstSentDate?: string | null;
            /**
             * Format: date-time
             * @description When the latest PIN was sent, UTC; null if that is not known.
             * @example 2026-09-04T01:20:00Z
             */
            SentDate: string | null;
            /**
             * @description How many PINs the signer was sent, the latest included.
             * @example 1
             */
            Sent: number;
            /**
             * @description Wrong attempts with the latest PIN since it was last right.
             * @example 0
             */
            WrongAttempts: number;
            /**
             * @description Wrong attempts after which the latest PIN can no longer be used.
             * @example 5
             */
            AttemptsLeft: number;
            /**
             * Format: date-time
             * @description Until when the latest PIN is valid, UTC; null once it was used.
             * @example 2026-09-11T01:20:00Z
             */
            ValidUntil: string | null;
        };
        /**
         * Signer
         * @description A person who signs a document: an account of the client or the firm representative.
         * @example {
         *       "UserId": 7,
         *       "GivenName": "Olivia",
         *       "Surname": "Nguyen",
         *       "Email": "olivia.nguyen@harbourbakery.example",
         *       "SignedDate": null,
         *       "DeclinedDate": null,
         *       "InUse": false,
         *       "LockExpires": null,
         *       "PinUsable": true
         *     }
         */
        Signer: {
            /**
             * @description Account id; absent for the firm representative.
             * @example 7
             */
            UserId?: number;
            /**
             * @description Employee id; only for the firm representative.
             * @example 3
             */
            EmployeeId?: number;
            /**
             * @description Given name.
             * @example Olivia
             */
            GivenName: string;
            /**
             * @description Surname.
             * @example Nguyen
             */
            Surname: string;
            /**
             * @description Email address the PIN is sent to.
             * @example olivia.nguyen@harbourbakery.example
             */
            Email: string;
            /**
             * Format: date-time
             * @description When they signed; null until then.
             * @example null
             */
            SignedDate: string | null;
            /**
             * Format: date-time
             * @description When they declined; null if they have not.
             * @example null
             */
            DeclinedDate: string | null;
            /**
             * @description True while this signer holds the five-minute signing lock.
             * @example false
             */
            InUse?: boolean;
            /**
             * Format: date-time
             * @description When that lock ends at the latest, UTC; null if they hold none.
             * @example null
             */
            LockExpires?: string | null;
            /**
             * @description Whether the signer's latest PIN can still be used. False if no PIN was sent, or if it was tried too often, has expired or was used to sign.
             * @example true
             */
            PinUsable?: boolean;
            /** @description What became of the signer's PIN; it stays after they signed or declined. Absent from lists, and if no PIN was ever sent. */
            Pin?: components["schemas"]["SignerPinState"];
        };
        /**
         * PersonName
         * @description A person by name.
         */
        PersonName: {
            /**
             * @description Given name.
             * @example Olivia
             */
            GivenName: string;
            /**
             * @description Surname.
             * @example Nguyen
             */
            Surname: string;
        };
        /**
         * AdobeSigner
         * @description A signer of an external e-signature agreement: exactly one of Employee and Account is set.
         */
        AdobeSigner: {
            /**
             * @description The employee who signs.
             * @example null
             */
            Employee: components["schemas"]["PersonName"] | null;
            /** @description The account that signs. */
            Account: components["schemas"]["PersonName"] | null;
            /**
             * Format: date-time
             * @description When they signed; null while outstanding.
             * @example null
             */
            SigningTime: string | null;
        };
        /**
         * FilterRef
         * @description A filter by name.
         */
        FilterRef: {
            /**
             * @description Filter id.
             * @example 31
             */
            Id: number;
            /**
             * @description Filter name.
             * @example Tax returns
             */
            Text: string;
        };
        /**
         * ClientRef
         * @description A client by name.
         */
        ClientRef: {
            /**
             * @description Client id.
             * @example 12
             */
            Id: number;
            /**
             * @description Client name.
             * @example Harbour Bakery
             */
            Name: string;
        };
        /**
         * Document
         * @description A file shared with a client, and its signing task.
         */
        Document: {
            /**
             * @description Document id.
             * @example 4021
             */
            Id: number;
            /**
             * @description File name without its extension.
             * @example Engagement letter 2026
             */
            Title: string;
            /**
             * @description File extension in lower case, without the dot.
             * @example pdf
             */
            Extension: string;
            /**
             * @description The extension as it is in the file name, where that isn't in lower case; absent otherwise.
             * @example PDF
             */
            UploadedExtension?: string;
            /**
             * @description Full name of the person who uploaded it.
             * @example Amelia Hart
             */
            CreatedBy: string;
            /**
             * Format: date-time
             * @description When it was uploaded, UTC.
             * @example 2026-09-04T01:20:00Z
             */
            CreatedDate: string;
            /**
             * Format: date-time
             * @description Last change of the document or of its task, UTC. Assigning it to a filter leaves the date as it is.
             * @example 2026-09-05T04:05:00Z
             */
            ModifiedDate: string;
            /**
             * @description Full name of the person who made the last change; null if that is not known. Absent from lists.
             * @example Amelia Hart
             */
            ModifiedBy?: string | null;
            /**
             * @description Number of notifications, queued or sent; the grid shows a tick if there are any.
             * @example 2
             */
            Notifications: number;
            /**
             * @description Whether notifications are enabled for the document.
             * @example true
             */
            EnabledNotifications: boolean;
            /**
             * @description NONE 1, SIGN 2, SECURESIGN 3, SIGNED 4, CLICKTOSIGN 5, ADOBESIGN 6, ADOBESECURESIGN 7, DECLINED 8.
             * @example 5
             * @enum {integer}
             */
            ActionTypeE: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            /**
             * @description The signing task as one sentence; null without a task.
             * @example Waiting for Olivia Nguyen to sign
             */
            Task: string | null;
            /** @description Who set the task up, and when; absent from lists, and without a task. */
            TaskSetUp?: components["schemas"]["TaskSetUp"];
            /** @description All accounts of the task in signing order; SignedDate is set for those who have signed. */
            UsersToSign: components["schemas"]["Signer"][];
            /**
             * @description The firm representative, who signs after all accounts.
             * @example null
             */
            EmployeeToSign: components["schemas"]["Signer"] | null;
            /**
             * @description The signers of UsersToSign and EmployeeToSign who have signed.
             * @example []
             */
            SignedUsers: components["schemas"]["Signer"][];
            /**
             * @description Full name of the signer who declined.
             * @example null
             */
            DeclinedBy: string | null;
            /**
             * @description The signer's reason for declining.
             * @example null
             */
            DeclineComment: string | null;
            /**
             * @description Signers of the external agreement.
             * @example []
             */
            DocumentAdobeSigningUsers: components["schemas"]["AdobeSigner"][];
            /** @description The filter it is assigned to; null at the root. */
            DocumentFilter: components["schemas"]["FilterRef"] | null;
            /** @description The client it belongs to. */
            Client: components["schemas"]["ClientRef"];
            /**
             * @description Size of the current version in bytes.
             * @example 184320
             */
            Size: number;
            /**
             * @description Whether the caller has neither opened it nor marked it as read.
             * @example false
             */
            Unread: boolean;
        };
        /**
         * DocumentList
         * @description One page of documents.
         */
        DocumentList: {
            /** @description The documents of this page, in the order asked for. */
            Items: components["schemas"]["Document"][];
            /**
             * @description Number of all matching documents.
             * @example 1
             */
            TotalItems: number;
        };
        /**
         * NewDocument
         * @description Registers a committed upload as a document. The same upload identifier registers once.
         */
        NewDocument: {
            /**
             * @description File name with its extension.
             * @example Engagement letter 2026.pdf
             */
            name: string;
            /**
             * @description Size in bytes.
             * @example 184320
             */
            size: number;
            /**
             * @description Identifier of the committed upload.
             * @example u_5Kq0dV2mXw
             */
            uploadIdentifier: string;
            /**
             * @description Filter to put it in; 0 or null is the root.
             * @example 31
             */
            folderId: number | null;
        };
        /**
         * DocumentIdList
         * @description The ids of a range of documents.
         */
        DocumentIdList: {
            /**
             * @description The ids, in the order of the list.
             * @example [
             *       12,
             *       14
             *     ]
             */
            Ids: number[];
            /**
             * @description Number of all matching documents.
             * @example 1284
             */
            TotalItems: number;
        };
        /**
         * ReadMarks
         * @description What becomes of the caller's read marks.
         */
        ReadMarks: {
            /**
             * @description Whether the documents become read, or unread.
             * @example true
             */
            read: boolean;
            /**
             * @description The documents of the list that are marked; absent means all of it.
             * @example [
             *       4021,
             *       4022
             *     ]
             */
            documentIds?: number[];
            /**
             * @description Documents of the list that keep their marks.
             * @example [
             *       4023
             *     ]
             */
            exceptIds?: number[];
        };
        /**
         * ReadMarksSet
         * @description Outcome of marking documents.
         */
        ReadMarksSet: {
            /**
             * @description Number of documents whose mark changed.
             * @example 2
             */
            Changed: number;
        };
        /**
         * DeletedDocument
         * @description A document that was deleted and can be restored.
         */
        DeletedDocument: {
            /**
             * @description Document id.
             * @example 4021
             */
            Id: number;
            /**
             * @description File name without its extension.
             * @example Engagement letter 2026
             */
            Title: string;
            /**
             * @description File extension in lower case, without the dot.
             * @example pdf
             */
            Extension: string;
            /**
             * @description The extension as it is in the file name, where that isn't in lower case; absent otherwise.
             * @example PDF
             */
            UploadedExtension?: string;
            /** @description The filter to which it returns; null for none. */
            DocumentFilter: components["schemas"]["FilterRef"] | null;
            /**
             * @description Full name of the person who deleted it; null if that was not recorded.
             * @example Amelia Hart
             */
            DeletedBy: string | null;
            /**
             * Format: date-time
             * @description When it was deleted, UTC.
             * @example 2026-09-05T04:05:00Z
             */
            DeletedDate: string;
            /**
             * Format: date-time
             * @description Until when it can be restored, UTC.
             * @example 2026-10-05T04:05:00Z
             */
            RestorableUntil: string;
            /**
             * @description Days until then at the response, since clocks can differ; a begun day counts.
             * @example 12
             */
            DaysLeft: number;
        };
        /**
         * DeletedDocumentList
         * @description One page of deleted documents.
         */
        DeletedDocumentList: {
            /** @description The deleted documents of this page, last deleted first. */
            Items: components["schemas"]["DeletedDocument"][];
            /**
             * @description Number of all matching documents.
             * @example 1
             */
            TotalItems: number;
        };
        /**
         * SameSizeDocuments
         * @description Documents of a client with a version of one of the requested sizes, newest first.
         */
        SameSizeDocuments: {
            /** @description One for each such version. */
            Items: {
                /**
                 * @description Document id.
                 * @example 4021
                 */
                Id: number;
                /**
                 * @description File name without its extension.
                 * @example Engagement letter 2026
                 */
                Title: string;
                /**
                 * @description File extension in lower case, without the dot.
                 * @example pdf
                 */
                Extension: string;
                /**
                 * @description The extension as it is in the file name, where that isn't in lower case; absent otherwise.
                 * @example PDF
                 */
                UploadedExtension?: string;
                /**
                 * @description Size of the version in bytes.
                 * @example 52000
                 */
                Size: number;
                /**
                 * @description SHA-256 of the version's bytes, in lower-case hexadecimal.
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                Sha256: string;
                /**
                 * Format: date-time
                 * @description When the document was uploaded, UTC.
                 * @example 2026-05-03T04:05:00Z
                 */
                CreatedDate: string;
            }[];
        };
        /**
         * DocumentNotifications
         * @description Whether notifications are enabled for a document.
         */
        DocumentNotifications: {
            /**
             * @description True turns them on, false turns them off.
             * @example true
             */
            EnabledNotifications: boolean;
        };
        /**
         * DocumentRename
         * @description Another title for a document.
         */
        DocumentRename: {
            /**
             * @description File name without its extension, which stays.
             * @example Engagement letter 2027
             */
            Title: string;
            /**
             * @description The title that the user saw. If the document has another one by now, it isn't renamed. If omitted, the last rename wins.
             * @example scan0042
             */
            PreviousTitle?: string;
        };
        /**
         * DocumentIds
         * @description The documents to delete or to restore.
         */
        DocumentIds: {
            /**
             * @description Document ids.
             * @example [
             *       4021,
             *       4022
             *     ]
             */
            documentIds: number[];
        };
        /**
         * DeleteFailure
         * @description A document that was not deleted.
         */
        DeleteFailure: {
            /**
             * @description Document id.
             * @example 4022
             */
            Id: number;
            /**
             * @description Document title.
             * @example Trust deed
             */
            Title: string;
            /**
             * @description Why it was not deleted.
             * @example The document has outstanding signing tasks.
             */
            Message: string;
        };
        /**
         * DeleteOutcome
         * @description Outcome of each document.
         */
        DeleteOutcome: {
            /** @description Deleted, or already gone. */
            Deleted: number[];
            /**
             * @description Those of Deleted that were gone before, so that undoing this deletion leaves them.
             * @example []
             */
            AlreadyDeleted: number[];
            /** @description Kept because of outstanding signing tasks. */
            Blocked: components["schemas"]["DeleteFailure"][];
            /**
             * @description Kept for another reason.
             * @example []
             */
            Failed: components["schemas"]["DeleteFailure"][];
        };
        /**
         * RestoreFailure
         * @description A document that was not restored.
         */
        RestoreFailure: {
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
             * @description Why it was not restored, as a code.
             * @example urn:countersign:problem:restoreDenied
             */
            Type: components["schemas"]["ProblemType"];
            /**
             * @description The same as a sentence.
             * @example Ask an administrator to restore this document.
             */
            Message: string;
        };
        /**
         * RestoreOutcome
         * @description Outcome of each document.
         */
        RestoreOutcome: {
            /** @description Restored, or not deleted. */
            Restored: number[];
            /**
             * @description Not restored.
             * @example []
             */
            Failed: components["schemas"]["RestoreFailure"][];
        };
        /**
         * FilterAssignment
         * @description Assigns a document to a filter.
         */
        FilterAssignment: {
            /**
             * @description Document id.
             * @example 4021
             */
            documentId: number;
            /**
             * @description Filter id; 0 removes the filter.
             * @example 31
             */
            filterId: number;
        };
        /**
         * SingleSignRequest
         * @description The account that signs.
         */
        SingleSignRequest: {
            /**
             * @description Exactly one account id.
             * @example [
             *       7
             *     ]
             */
            UserIds: number[];
            /**
             * @description Firm representative, who signs last.
             * @example 3
             */
            EmployeeId?: number | null;
        };
        /**
         * SignatureLocation
         * @description The location of one signer's signature. Positions are fractions of the displayed page, from its top left corner.
         * @example {
         *       "UserId": 7,
         *       "Page": 1,
         *       "X": 0.62,
         *       "Y": 0.8,
         *       "Width": 0.25,
         *       "Height": 0.06
         *     }
         */
        SignatureLocation: {
            /**
             * @description Account id, for an account.
             * @example 7
             */
            UserId?: number;
            /**
             * @description Employee id, for the firm representative.
             * @example 3
             */
            EmployeeId?: number;
            /**
             * @description Page number, from 1.
             * @example 1
             */
            Page: number;
            /**
             * @description Left edge.
             * @example 0.62
             */
            X: number;
            /**
             * @description Top edge.
             * @example 0.8
             */
            Y: number;
            /**
             * @description Width.
             * @example 0.25
             */
            Width: number;
            /**
             * @description Height.
             * @example 0.06
             */
            Height: number;
        };
        /**
         * SecureSignRequest
         * @description The signers and their signature locations.
         */
        SecureSignRequest: {
            /**
             * @description Account ids, in signing order.
             * @example [
             *       7
             *     ]
             */
            UserIds: number[];
            /**
             * @description Firm representative, who signs last.
             * @example null
             */
            EmployeeId?: number | null;
            /** @description At least one for each signer. */
            SignatureLocations: components["schemas"]["SignatureLocation"][];
        };
        /**
         * SigningUrl
         * @description The external signing address.
         */
        SigningUrl: {
            /**
             * @description Absolute URL, or null if there is none.
             * @example https://agreements.example/sign/9f2c
             */
            SigningUrl: string | null;
        };
        /**
         * Signable
         * @description Whether the caller can sign the document.
         */
        Signable: {
            /**
             * @description Whether the caller can sign.
             * @example true
             */
            IsSignable: boolean;
            /**
             * @description Why the caller cannot sign; null if they can.
             * @example null
             */
            Message: string | null;
        };
        /**
         * DocumentLink
         * @description A link to a document that requires sign-in.
         */
        DocumentLink: {
            /**
             * @description Absolute URL of the document in the portal.
             * @example https://portal.example/documents/12/4021
             */
            TextDocumentLink: string;
        };
        /**
         * DocumentJobAction
         * @description What a job does with each document. Each has the rules of the operation for one document, except that a document for which there is nothing to do is counted as unchanged instead of being refused. For restore that is one that is not deleted: an Administrator restores for 30 days, others what they deleted themselves, for two minutes.
         * @example delete
         * @enum {string}
         */
        DocumentJobAction: "delete" | "assign" | "resendPins" | "removeTask" | "restore";
        /**
         * DocumentJob
         * @description One action on many documents of a client, done by the server one after the other.
         */
        DocumentJob: {
            /**
             * @description Job id.
             * @example 7
             */
            Id: number;
            Action: components["schemas"]["DocumentJobAction"];
            /**
             * @description Client id.
             * @example 12
             */
            ClientId: number;
            /**
             * @description For assign, the filter, 0 for none; of one that undoes another, the filter that the other assigned. Null for other actions.
             * @example 31
             */
            FilterId: number | null;
            /**
             * @description Queued until the first documents are done; completed when each was tried, whatever the outcome; stopped when the person who started it may no longer do this, or the server failed several times in a row.
             * @example running
             * @enum {string}
             */
            State: "queued" | "running" | "completed" | "cancelled" | "stopped";
            /**
             * @description Why the job was stopped, as a sentence; null otherwise.
             * @example null
             */
            Reason: string | null;
            /**
             * @description Number of its documents, fixed when it was started.
             * @example 1284
             */
            Total: number;
            /**
             * @description How many succeeded or needed nothing so far.
             * @example 310
             */
            Done: number;
            /**
             * @description How many were refused so far.
             * @example 4
             */
            Failed: number;
            /**
             * @description How many of those in Done needed nothing. For delete they were deleted already; for assign they were in the filter; for resendPins there was nothing to resend (no task, one of another method, signed, declined, or notifications turned off); for removeTask there was no task to remove (none, or signed); for restore they were not deleted. Their history has no entry.
             * @example 0
             */
            Unchanged: number;
            /**
             * Format: date-time
             * @description When it was started, UTC.
             * @example 2026-09-05T04:05:00Z
             */
            CreatedDate: string;
            /**
             * Format: date-time
             * @description When it ended, UTC; null until then.
             * @example null
             */
            EndedDate: string | null;
            /**
             * @description The job whose failed documents it tries again; null for none.
             * @example null
             */
            RetryOf: number | null;
            /**
             * @description The job whose assignment or deletion it undoes; null for none.
             * @example null
             */
            UndoOf: number | null;
        };
        /**
         * DocumentJobList
         * @description Jobs of the caller.
         */
        DocumentJobList: {
            /** @description The jobs of this page, last started first. */
            Items: components["schemas"]["DocumentJob"][];
            /**
             * @description Number of all of them.
             * @example 1
             */
            TotalItems: number;
        };
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
         * DocumentJobRequest
         * @description What is to be done with which documents, named either by their ids or by what a list shows.
         */
        DocumentJobRequest: {
            action: components["schemas"]["DocumentJobAction"];
            /**
             * @description For assign, the filter; 0 takes the documents out of their filters.
             * @example 31
             */
            filterId?: number;
            /**
             * @description The documents.
             * @example [
             *       4021,
             *       4022
             *     ]
             */
            documentIds?: number[];
            matching?: components["schemas"]["DocumentMatch"];
        };
        /**
         * DocumentJobPreview
         * @description What a job would do with its documents if it was started now. The numbers other than Total add up to it.
         */
        DocumentJobPreview: {
            /**
             * @description Number of documents.
             * @example 3420
             */
            Total: number;
            /**
             * @description Documents that would be changed.
             * @example 103
             */
            Changed: number;
            /**
             * @description Documents that need nothing and would be left as they are.
             * @example 2179
             */
            Unchanged: number;
            /**
             * @description Documents that would fail, by reason.
             * @example [
             *       {
             *         "Type": "urn:countersign:problem:outstandingTasks",
             *         "Documents": 3
             *       }
             *     ]
             */
            Refused: {
                /**
                 * @description Why they would fail.
                 * @example urn:countersign:problem:outstandingTasks
                 */
                Type: components["schemas"]["ProblemType"];
                /**
                 * @description Number of documents.
                 * @example 3
                 */
                Documents: number;
            }[];
            /**
             * @description Documents whose PINs would not be sent, because a signer is sent a limited number within an hour.
             * @example 1135
             */
            Limited: number;
            /**
             * Format: date-time
             * @description When PINs of these can be sent again; null if there are none.
             * @example 2026-09-05T05:05:00Z
             */
            LimitEndsDate: string | null;
        };
        /**
         * DocumentJobOutcomeState
         * @description What became of a document: unchanged if it needed nothing, waiting if the job has not come to it, or was stopped before. In jobs that were started before this was remembered, documents that needed nothing are done.
         * @example failed
         * @enum {string}
         */
        DocumentJobOutcomeState: "done" | "unchanged" | "failed" | "waiting";
        /**
         * DocumentJobOutcome
         * @description What became of one document of a job.
         */
        DocumentJobOutcome: {
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
            State: components["schemas"]["DocumentJobOutcomeState"];
            /**
             * @description Why it failed, the code with which the operation for one document fails, or `documentDeleted` for one that was deleted and may be restored; null otherwise.
             * @example urn:countersign:problem:outstandingTasks
             */
            Type: components["schemas"]["ProblemType"] | null;
            /**
             * @description The same as a sentence.
             * @example The document has outstanding signing tasks.
             */
            Message: string | null;
            /**
             * @description How many documents of the job failed with this message, of one that failed.
             * @example 1138
             */
            SameMessage?: number;
        };
        /**
         * DocumentJobOutcomeList
         * @description One page of the documents of a job.
         */
        DocumentJobOutcomeList: {
            /** @description The documents of this page. */
            Items: components["schemas"]["DocumentJobOutcome"][];
            /**
             * @description Number of the job's documents with the given state, or of all; of a cancelled job, of those that were tried.
             * @example 1284
             */
            TotalItems: number;
        };
        /**
         * FilterCount
         * @description How many documents a filter holds itself, without those of the filters below it.
         * @example {
         *       "FilterId": 31,
         *       "Documents": 12
         *     }
         */
        FilterCount: {
            /**
             * @description Filter id.
             * @example 31
             */
            FilterId: number;
            /**
             * @description Number of documents.
             * @example 12
             */
            Documents: number;
        };
        /**
         * FilterCounts
         * @description How many documents of a client are in its filters.
         * @example {
         *       "Total": 412,
         *       "Items": [
         *         {
         *           "FilterId": 31,
         *           "Documents": 12
         *         }
         *       ]
         *     }
         */
        FilterCounts: {
            /**
             * @description All documents of the client, also those without a filter.
             * @example 412
             */
            Total: number;
            /** @description The filters that hold documents. */
            Items: components["schemas"]["FilterCount"][];
        };
        /**
         * Filter
         * @description A folder-like filter with its children.
         * @example {
         *       "Id": 31,
         *       "Text": "Tax returns",
         *       "parentId": 0,
         *       "index": 0,
         *       "IsFirmFilter": true,
         *       "Items": [
         *         {
         *           "Id": 32,
         *           "Text": "2026",
         *           "parentId": 31,
         *           "index": 0,
         *           "IsFirmFilter": false,
         *           "Items": []
         *         }
         *       ]
         *     }
         */
        Filter: {
            /**
             * @description Filter id.
             * @example 31
             */
            Id: number;
            /**
             * @description Name.
             * @example Tax returns
             */
            Text: string;
            /** @description Children; at most three levels below the root. */
            Items: components["schemas"]["Filter"][];
            /**
             * @description Parent filter; 0 is the root "Filters".
             * @example 0
             */
            parentId: number;
            /**
             * @description Position among its siblings, from 0.
             * @example 0
             */
            index: number;
            /**
             * @description Whether it is a firm filter, which only Settings can change.
             * @example true
             */
            IsFirmFilter: boolean;
        };
        /**
         * FilterTree
         * @description The filters below the root, in order.
         */
        FilterTree: components["schemas"]["Filter"][];
        /**
         * NewClientFilter
         * @description A filter of one client.
         */
        NewClientFilter: {
            /**
             * @description Position among its siblings, from 0.
             * @example 0
             */
            index: number;
            /**
             * Format: one-line
             * @description Name; one without a visible character is refused with a sentence of its own.
             * @example 2026
             */
            text: string;
            /**
             * @description Parent filter; 0 is the root.
             * @example 31
             */
            parentId: number;
        };
        /**
         * ClientFilterRename
         * @description A new name, another position, or both; what is absent stays as it is.
         */
        ClientFilterRename: {
            /**
             * @description Filter id, the same as in the path.
             * @example 32
             */
            id: number;
            /**
             * @description Position among its siblings, from 0. If omitted, a filter that moves below another one comes last.
             * @example 0
             */
            index?: number;
            /**
             * Format: one-line
             * @description Name; one without a visible character is refused with a sentence of its own.
             * @example 2026 returns
             */
            text?: string;
            /**
             * @description The name that the user saw. If the filter has another one by now, nothing is changed. If omitted, the last rename wins.
             * @example 2025 returns
             */
            previousText?: string;
            /**
             * @description The filter to move it below, with everything below it; 0 is the root. If omitted, it stays below the same one.
             * @example 31
             */
            parentId?: number;
            /**
             * @description The filter that the user saw it below; 0 is the root. If it is below another one by now, it is not moved. If omitted, the last move wins.
             * @example 0
             */
            previousParentId?: number;
        };
        /**
         * NewFirmFilter
         * @description A filter of the firm.
         */
        NewFirmFilter: {
            /**
             * Format: one-line
             * @description Name; one without a visible character is refused with a sentence of its own.
             * @example Payroll
             */
            text: string;
            /**
             * @description Parent filter; 0 is the root.
             * @example 0
             */
            parentId: number;
        };
        /**
         * FirmFilterRename
         * @description A new name.
         */
        FirmFilterRename: {
            /**
             * Format: one-line
             * @description Name; one without a visible character is refused with a sentence of its own.
             * @example Payroll and super
             */
            text: string;
        };
        /**
         * SavedViewSearch
         * @description What a list of documents shows and in which order, in the words of listDocuments. What is absent does not limit the list.
         */
        SavedViewSearch: {
            /** @description The built-in view; absent means every document. */
            view?: components["schemas"]["DocumentView"];
            /**
             * @description Search text.
             * @example letter
             */
            searchTerm?: string;
            /**
             * @description Only documents of this filter and its descendants. A filter of a client makes it a view of that client.
             * @example 31
             */
            filterId?: number;
            /** @description Only documents that this person created. */
            createdBy?: components["schemas"]["PersonRef"];
            /** @description Only documents that wait for the firm, the client, or one person. */
            waitingFor?: components["schemas"]["DocumentWaitingFor"];
            /**
             * @description Only documents modified in this period up to now, or from one day to another, by the calendar of the reader.
             * @example 30days
             */
            modified?: string;
            /** @description The field to sort by. */
            sortField: components["schemas"]["DocumentSortField"];
            /**
             * @description Its direction.
             * @example desc
             * @enum {string}
             */
            sortDirection: "asc" | "desc";
            /**
             * @description Fields to sort documents by where those before are equal, each with its direction.
             * @example [
             *       "Title:asc"
             *     ]
             */
            thenBy?: components["schemas"]["DocumentSortKey"][];
        };
        /**
         * SavedView
         * @description A list of documents that an employee named.
         */
        SavedView: {
            /**
             * @description View id.
             * @example 3
             */
            Id: number;
            /**
             * @description Name.
             * @example Leases to sign
             */
            Name: string;
            /**
             * @description The client whose filter it has, or had; null for a view of every client.
             * @example null
             */
            ClientId: number | null;
            /**
             * @description Name of that client.
             * @example null
             */
            ClientName: string | null;
            /**
             * @description Whether its filter was deleted since, so that it shows the documents of all filters.
             * @example false
             */
            FilterDeleted: boolean;
            Search: components["schemas"]["SavedViewSearch"];
        };
        /**
         * SavedViewList
         * @description The caller's views.
         */
        SavedViewList: {
            /** @description All views, in their order. */
            Items: components["schemas"]["SavedView"][];
            /**
             * @description Number of all of them.
             * @example 1
             */
            TotalItems: number;
            /**
             * @description Another number after each change to the views or their order.
             * @example 4
             */
            Version: number;
        };
        /**
         * SavedViewOrder
         * @description The order of all views of the caller.
         */
        SavedViewOrder: {
            /**
             * @description Version of the list that was reordered.
             * @example 4
             */
            version: number;
            /**
             * @description Ids of all views, in their new order.
             * @example [
             *       3,
             *       1,
             *       2
             *     ]
             */
            viewIds: number[];
        };
        /**
         * NewSavedView
         * @description A view to save, as the last one.
         */
        NewSavedView: {
            /**
             * Format: one-line
             * @description Name; no other view of the caller has it, whatever the case.
             * @example Leases to sign
             */
            name: string;
            search: components["schemas"]["SavedViewSearch"];
        };
        /**
         * SavedViewUpdate
         * @description Changes to a view; what is absent stays.
         */
        SavedViewUpdate: {
            /**
             * Format: one-line
             * @description Name; no other view of the caller has it, whatever the case.
             * @example Leases to sign
             */
            name?: string;
            search?: components["schemas"]["SavedViewSearch"];
        };
        /**
         * AuditEntry
         * @description One event in a document's history.
         */
        AuditEntry: {
            /**
             * @description Entry number within the firm.
             * @example 90210
             */
            Id: number;
            /**
             * @description What happened.
             * @example Document uploaded
             */
            Title: string;
            /**
             * @description Details of the event.
             * @example Engagement letter 2026.pdf
             */
            ShortDesc: string;
            /**
             * @description Full name of the user.
             * @example Amelia Hart
             */
            UserFullName: string;
            /**
             * Format: date-time
             * @description Time of the event, UTC.
             * @example 2026-09-05T04:05:00Z
             */
            DateTime: string;
            /**
             * @description Whether it was done, or attempted and refused, such as a wrong PIN.
             * @example done
             * @enum {string}
             */
            Outcome: "done" | "refused";
            /**
             * @description What it is about: the file, its filter, its signing task (a signature and a refusal to sign by themselves), its PINs, or an email about the outcome.
             * @example file
             * @enum {string}
             */
            Kind: "file" | "filter" | "signing" | "signed" | "declined" | "pin" | "email";
        };
        /**
         * AuditTrail
         * @description The history of a document, newest first.
         */
        AuditTrail: components["schemas"]["AuditEntry"][];
        /**
         * DashboardItem
         * @description One recent event.
         */
        DashboardItem: {
            /**
             * Format: date-time
             * @description Time of the event, UTC.
             * @example 2026-09-05T04:05:00Z
             */
            CreatedDate: string;
            /**
             * @description What happened.
             * @example Document signed
             */
            Title: string;
            /**
             * @description Details of the event.
             * @example Engagement letter 2026
             */
            ShortDesc: string;
            /**
             * @description Name of its icon.
             * @example signed
             * @enum {string}
             */
            Icon: "document" | "signed" | "declined" | "account" | "client" | "announcement";
            /**
             * @description 1 to highlight the event.
             * @example 0
             * @enum {integer}
             */
            FlagAsImportant: 0 | 1;
            /** @description The client it concerns. */
            Client: components["schemas"]["ClientRef"] | null;
            /**
             * @description The document it concerns.
             * @example 4021
             */
            DocumentId: number | null;
            /**
             * Format: uuid
             * @description Code of the event.
             * @example 2f1c5c0e-7a55-4c0e-9a57-5c1d2e8f4b10
             */
            ObjectGuid: string;
        };
        /**
         * DashboardItemList
         * @description Recent events, newest first.
         */
        DashboardItemList: components["schemas"]["DashboardItem"][];
        /**
         * SigningEvent
         * @description A document on the signing list of the dashboard.
         */
        SigningEvent: {
            /**
             * @description Document id.
             * @example 4021
             */
            Id: number;
            /**
             * @description Document title.
             * @example Engagement letter 2026
             */
            Title: string;
            /** @description Its client. */
            Client: components["schemas"]["ClientRef"];
            /**
             * Format: date-time
             * @description Last change, UTC.
             * @example 2026-09-05T04:05:00Z
             */
            ModifiedDate: string;
            /** @description Number of signatures still required. */
            UsersToSign: components["schemas"]["PersonName"][];
            /**
             * @description Signers of the external agreement.
             * @example []
             */
            DocumentAdobeSigningUsers: components["schemas"]["AdobeSigner"][];
        };
        /**
         * SigningEventList
         * @description One page of signing events.
         */
        SigningEventList: {
            /** @description The signing events of this page, in the order asked for. */
            Items: components["schemas"]["SigningEvent"][];
            /**
             * @description Number of all matching signing events.
             * @example 1
             */
            TotalItems: number;
        };
        /**
         * Statistics
         * @description Counts for the period.
         */
        Statistics: {
            /**
             * @description Documents uploaded.
             * @example 18
             */
            Uploads: number;
            /**
             * @description Documents signed.
             * @example 6
             */
            Signed: number;
            /**
             * @description Accounts added.
             * @example 3
             */
            Accounts: number;
            /**
             * @description Clients added.
             * @example 2
             */
            Clients: number;
        };
        /**
         * Account
         * @description A client's user.
         */
        Account: {
            /**
             * @description Account id.
             * @example 7
             */
            Id: number;
            /**
             * @description Given name.
             * @example Olivia
             */
            GivenName: string;
            /**
             * @description Surname.
             * @example Nguyen
             */
            Surname: string;
            /**
             * @description Email address.
             * @example olivia.nguyen@harbourbakery.example
             */
            Email: string;
            /**
             * @description Sign-in name.
             * @example olivia.nguyen@harbourbakery.example
             */
            Username: string;
            /**
             * @description False prevents sign-in.
             * @example true
             */
            IsActive: boolean;
            /**
             * @description Opaque identifier of the outstanding invite, never its secret; null means accepted.
             * @example null
             */
            InviteToken: string | null;
            /**
             * @description The state of the invite as text.
             * @example Accepted
             */
            InviteStatusDescription: string;
            /** @description Clients linked to the account. */
            Clients: components["schemas"]["ClientRef"][];
        };
        /**
         * AccountList
         * @description One page of accounts.
         */
        AccountList: {
            /** @description The accounts of this page, in the order asked for. */
            Items: components["schemas"]["Account"][];
            /**
             * @description Number of all matching accounts.
             * @example 1
             */
            TotalItems: number;
        };
        /**
         * AccountChange
         * @description Identity fields of an account. After accepting the invite, only the account holder can change them.
         */
        AccountChange: {
            /**
             * @description Account id.
             * @example 7
             */
            Id: number;
            /**
             * Format: one-line
             * @description Given name.
             * @example Olivia
             */
            GivenName: string;
            /**
             * Format: one-line
             * @description Surname.
             * @example Nguyen
             */
            Surname: string;
            /**
             * @description Email address.
             * @example olivia.nguyen@harbourbakery.example
             */
            Email: string;
        };
        /**
         * AccountUpdate
         * @description An edited account and its clients.
         */
        AccountUpdate: {
            /** @description The account. */
            newUser: components["schemas"]["AccountChange"];
            /**
             * @description All clients of the account; replaces the existing links.
             * @example [
             *       12
             *     ]
             */
            assignedEntities: number[];
        };
        /**
         * Accounts
         * @description Accounts, sorted by surname.
         */
        Accounts: components["schemas"]["Account"][];
        /**
         * NewUser
         * @description A person to invite.
         */
        NewUser: {
            /**
             * Format: one-line
             * @description Given name.
             * @example Olivia
             */
            GivenName: string;
            /**
             * Format: one-line
             * @description Surname.
             * @example Nguyen
             */
            Surname: string;
            /**
             * @description Email address.
             * @example olivia.nguyen@harbourbakery.example
             */
            Email: string;
        };
        /**
         * AccountInvite
         * @description A new account and its clients.
         */
        AccountInvite: {
            /** @description The person to invite. */
            newUser: components["schemas"]["NewUser"];
            /**
             * @description Clients to link.
             * @example [
             *       12
             *     ]
             */
            assignedEntities: number[];
        };
        /**
         * AccountAssignment
         * @description Clients to link to an existing account or unlink from it.
         */
        AccountAssignment: {
            /**
             * @description Account id.
             * @example 7
             */
            userId: number;
            /**
             * @description Client ids.
             * @example [
             *       12
             *     ]
             */
            assignedEntities: number[];
        };
        /**
         * IdRequest
         * @description Identifies one object.
         */
        IdRequest: {
            /**
             * @description Its id.
             * @example 7
             */
            Id: number;
        };
        /**
         * InvitesSent
         * @description Number of invites sent.
         */
        InvitesSent: {
            /**
             * @description Invites sent.
             * @example 4
             */
            Sent: number;
        };
        /**
         * StatusChange
         * @description Activates or deactivates.
         */
        StatusChange: {
            /**
             * @description True deactivates, false activates.
             * @example true
             */
            inactivate: boolean;
        };
        /**
         * SubscribedClient
         * @description A client whose notifications an employee gets.
         */
        SubscribedClient: {
            /**
             * @description Client id.
             * @example 12
             */
            Id: number;
            /**
             * @description Client name.
             * @example Harbour Bakery
             */
            Name: string;
            /**
             * @description No other employee is subscribed: removing this one needs a reassignment.
             * @example false
             */
            OnlySubscriber: boolean;
        };
        /**
         * FirmRef
         * @description A firm by name.
         */
        FirmRef: {
            /**
             * @description Firm id; also the theme of its branded sign-in.
             * @example 1
             */
            Id: number;
            /**
             * @description Firm name.
             * @example Bright & Lane Advisory
             */
            Name: string;
        };
        /**
         * Employee
         * @description A member of staff.
         */
        Employee: {
            /**
             * @description Employee id.
             * @example 3
             */
            Id: number;
            /**
             * @description Sign-in name.
             * @example amelia.hart@brightlane.example
             */
            Username: string;
            /**
             * @description Given name.
             * @example Amelia
             */
            GivenName: string;
            /**
             * @description Surname.
             * @example Hart
             */
            Surname: string;
            /**
             * @description Email address.
             * @example amelia.hart@brightlane.example
             */
            Email: string;
            /**
             * @description Mobile number in international form.
             * @example +61423456789
             */
            Mobile: string | null;
            /**
             * @description False prevents sign-in.
             * @example true
             */
            IsActive: boolean;
            /**
             * @description Whether the employee is an administrator.
             * @example true
             */
            IsAdmin: boolean;
            /**
             * @description Whether the employee can sign as the firm representative.
             * @example true
             */
            Signatory: boolean;
            /**
             * @description Whether the employee gets notifications that have no other recipient.
             * @example false
             */
            DefaultNotificationRecipient: boolean;
            /**
             * @description Whether the employee has accepted the invite.
             * @example true
             */
            AcceptedInvite: boolean;
            /**
             * @description Opaque identifier of the outstanding invite, never its secret; null means accepted.
             * @example null
             */
            InviteToken: string | null;
            /**
             * @description State of the external e-signature account; empty means none.
             * @example
             * @enum {string}
             */
            AdobeStatus: "new" | "active" | "inactive" | "";
            /** @description Clients whose notifications they get. */
            SubscribedClients: components["schemas"]["SubscribedClient"][];
            /** @description Their firm. */
            Firm: components["schemas"]["FirmRef"];
        };
        /**
         * EmployeeList
         * @description One page of employees.
         */
        EmployeeList: {
            /** @description The employees of this page, in the order asked for. */
            Items: components["schemas"]["Employee"][];
            /**
             * @description Number of all matching employees.
             * @example 1
             */
            TotalItems: number;
        };
        /**
         * Employees
         * @description Employees, sorted by surname.
         */
        Employees: components["schemas"]["Employee"][];
        /**
         * Invite
         * @description An invite that can be accepted.
         */
        Invite: {
            /**
             * @description Its state.
             * @example found
             * @enum {string}
             */
            Status: "found" | "expired" | "exists";
            /**
             * @description Who is invited.
             * @example amelia.hart@brightlane.example
             */
            Email: string;
            /**
             * @description Given name.
             * @example Amelia
             */
            GivenName: string;
            /**
             * @description The firm that invites.
             * @example Bright & Lane Advisory
             */
            FirmName: string;
            /**
             * Format: date-time
             * @description When the link expires.
             * @example 2026-09-05T04:05:00Z
             */
            Expires: string;
            /**
             * @description Whether a password must be set.
             * @example true
             */
            PasswordRequired: boolean;
        };
        /**
         * NewEmployee
         * @description A person to invite as an employee.
         */
        NewEmployee: {
            /**
             * Format: one-line
             * @description Given name.
             * @example Amelia
             */
            GivenName: string;
            /**
             * Format: one-line
             * @description Surname.
             * @example Hart
             */
            Surname: string;
            /**
             * @description Email address.
             * @example amelia.hart@brightlane.example
             */
            Email: string;
            /**
             * @description Mobile number.
             * @example +61423456789
             */
            Mobile?: string | null;
            /**
             * @description Whether the employee is an administrator.
             * @example false
             */
            IsAdmin?: boolean;
            /**
             * @description Whether the employee can sign as the firm representative.
             * @example true
             */
            Signatory?: boolean;
        };
        /**
         * ExistingEmployee
         * @description An existing user to add as an employee.
         */
        ExistingEmployee: {
            /**
             * @description Email address of the user.
             * @example amelia.hart@brightlane.example
             */
            Email: string;
            /**
             * @description Whether the employee is an administrator.
             * @example false
             */
            IsAdmin?: boolean;
            /**
             * @description Whether the employee can sign as the firm representative.
             * @example true
             */
            Signatory?: boolean;
        };
        /**
         * Reassignment
         * @description The employee to notify for a client in place of another. Pairs without a client or with employee 0 are ignored.
         */
        Reassignment: {
            /**
             * @description Employee who takes over; 0 for none.
             * @example 4
             */
            employeeId: number;
            /**
             * @description Client.
             * @example 12
             */
            clientId: number | null;
        };
        /**
         * Reassignments
         * @description The employees who take over clients; empty if none is needed.
         */
        Reassignments: components["schemas"]["Reassignment"][];
        /**
         * EmailRequest
         * @description An email address.
         */
        EmailRequest: {
            /**
             * @description Email address.
             * @example amelia.hart@brightlane.example
             */
            email: string;
        };
        /**
         * EmailCheck
         * @description Whether the email address is in use.
         */
        EmailCheck: {
            /**
             * @description Whether an employee with this address exists.
             * @example false
             */
            Exists: boolean;
            /**
             * @description Whether an account holder with this address exists.
             * @example false
             */
            AccountExists: boolean;
        };
        /**
         * InviteToken
         * @description The token of an invite link.
         */
        InviteToken: {
            /**
             * @description Token.
             * @example k3jX0vZ1
             */
            Token: string;
        };
        /**
         * InviteEmail
         * @description The address an invite was sent to.
         */
        InviteEmail: {
            /**
             * @description Email address.
             * @example amelia.hart@brightlane.example
             */
            Email: string;
        };
        /**
         * InviteAcceptance
         * @description Accepts an invite.
         */
        InviteAcceptance: {
            /**
             * @description Token of the link.
             * @example k3jX0vZ1
             */
            inviteToken: string;
            /**
             * Format: password
             * @description The new password, if one is required.
             * @example Wattle#2026
             */
            password?: string;
        };
        /**
         * PasswordChange
         * @description A new password.
         */
        PasswordChange: {
            /**
             * Format: password
             * @description The current password.
             * @example Wattle#2025
             */
            oldPassword: string;
            /**
             * Format: password
             * @description The new password.
             * @example Wattle#2026
             */
            newPassword: string;
        };
        /**
         * PasswordResetReply
         * @description What was sent.
         */
        PasswordResetReply: {
            /**
             * @description 'sent' for known and unknown addresses alike; 'invite' if the invitation has not been accepted.
             * @example sent
             * @enum {string}
             */
            Message: "sent" | "invite";
        };
        /**
         * PasswordReset
         * @description A new password, set with a reset link.
         */
        PasswordReset: {
            /**
             * Format: password
             * @description The new password.
             * @example Wattle#2026
             */
            password: string;
            /**
             * @description Token of the link.
             * @example r9Qm2tLw
             */
            token: string;
        };
        /**
         * EmployeeUpdate
         * @description An edited employee. Another email address changes the sign-in name.
         */
        EmployeeUpdate: {
            /**
             * Format: one-line
             * @description Given name.
             * @example Amelia
             */
            GivenName: string;
            /**
             * Format: one-line
             * @description Surname.
             * @example Hart
             */
            Surname: string;
            /**
             * @description Email address.
             * @example amelia.hart@brightlane.example
             */
            Email: string;
            /**
             * @description Mobile number.
             * @example +61423456789
             */
            Mobile?: string | null;
            /**
             * @description Whether the employee can sign as the firm representative.
             * @example true
             */
            Signatory?: boolean;
        };
        /**
         * AccountRef
         * @description An account by name.
         */
        AccountRef: {
            /**
             * @description Account id.
             * @example 7
             */
            Id: number;
            /**
             * @description Given name.
             * @example Olivia
             */
            GivenName: string;
            /**
             * @description Surname.
             * @example Nguyen
             */
            Surname: string;
            /**
             * @description Email address.
             * @example olivia.nguyen@harbourbakery.example
             */
            Email: string;
        };
        /**
         * Client
         * @description A client of the firm.
         */
        Client: {
            /**
             * @description Client id.
             * @example 12
             */
            Id: number;
            /**
             * @description Client name.
             * @example Harbour Bakery
             */
            Name: string;
            /**
             * @description Contact.
             * @example Olivia Nguyen
             */
            ContactName: string;
            /** @description Accounts linked to it. */
            Accounts: components["schemas"]["AccountRef"][];
            /**
             * @description Related clients.
             * @example []
             */
            Clients: components["schemas"]["ClientRef"][];
        };
        /**
         * ClientList
         * @description One page of clients.
         */
        ClientList: {
            /** @description The clients of this page, in the order asked for. */
            Items: components["schemas"]["Client"][];
            /**
             * @description Number of all matching clients.
             * @example 1
             */
            TotalItems: number;
        };
        /**
         * NewClient
         * @description Name and contact of a client.
         */
        NewClient: {
            /**
             * Format: one-line
             * @description Client name.
             * @example Harbour Bakery
             */
            Name: string;
            /**
             * Format: one-line
             * @description Contact.
             * @example Olivia Nguyen
             */
            ContactName: string;
        };
        /**
         * Subscriber
         * @description A person who can get the notifications of a client.
         */
        Subscriber: {
            /**
             * @description Account or employee id.
             * @example 7
             */
            Id: number;
            /**
             * @description Given name.
             * @example Olivia
             */
            GivenName: string;
            /**
             * @description Surname.
             * @example Nguyen
             */
            Surname: string;
            /**
             * @description Email address.
             * @example olivia.nguyen@harbourbakery.example
             */
            Email: string;
            /**
             * @description Whether the person gets the notifications.
             * @example true
             */
            IsSubscribed: boolean;
        };
        /**
         * Subscriptions
         * @description Recipients of a client's notifications.
         */
        Subscriptions: {
            /**
             * @description Client id.
             * @example 12
             */
            ClientId: number;
            /** @description Its accounts. */
            Accounts: components["schemas"]["Subscriber"][];
            /** @description The firm's active employees. */
            Employees: components["schemas"]["Subscriber"][];
        };
        /**
         * SubscriptionUpdate
         * @description New recipients of a client's notifications.
         */
        SubscriptionUpdate: {
            /**
             * @description Client id.
             * @example 12
             */
            ClientId: number;
            /**
             * @description Account ids.
             * @example [
             *       7
             *     ]
             */
            UserIds: number[];
            /**
             * @description Employee ids.
             * @example [
             *       3
             *     ]
             */
            EmployeeIds: number[];
        };
        /**
         * Firm
         * @description A firm of the installation.
         */
        Firm: {
            /**
             * @description Firm id.
             * @example 1
             */
            Id: number;
            /**
             * @description Firm name.
             * @example Bright & Lane Advisory
             */
            Name: string;
            /**
             * @description False prevents sign-in for the whole firm.
             * @example true
             */
            IsActive: boolean;
            /**
             * @description Whether every account needs a second factor.
             * @example false
             */
            EnforceAccountMFA: boolean;
            /**
             * @description Whether signers must sign in.
             * @example true
             */
            EnforceSignatureLogin: boolean;
        };
        /**
         * FirmList
         * @description One page of firms.
         */
        FirmList: {
            /** @description The firms of this page, in the order asked for. */
            Items: components["schemas"]["Firm"][];
            /**
             * @description Number of all matching firms.
             * @example 1
             */
            TotalItems: number;
        };
        /**
         * FirmRegistration
         * @description A new firm and its first administrator.
         */
        FirmRegistration: {
            /**
             * Format: one-line
             * @description Firm name.
             * @example Coastal Legal
             */
            firmName: string;
            /**
             * Format: one-line
             * @description First name.
             * @example Jack
             */
            firstName: string;
            /**
             * Format: one-line
             * @description Surname.
             * @example Wilson
             */
            surname: string;
            /**
             * @description Email address.
             * @example jack.wilson@coastallegal.example
             */
            email: string;
            /**
             * @description Feature ids to enable.
             * @example [
             *       1
             *     ]
             */
            featuresEnabled: number[];
        };
        /**
         * FirmUpdate
         * @description Name and authentication of a firm.
         */
        FirmUpdate: {
            /**
             * Format: one-line
             * @description Firm name.
             * @example Bright & Lane Advisory
             */
            name: string;
            /**
             * @description Whether every account needs a second factor.
             * @example false
             */
            enforceAccountMFA: boolean;
            /**
             * @description Whether signers must sign in.
             * @example true
             */
            enforceSignatureLogin: boolean;
        };
        /**
         * Feature
         * @description A feature that a firm can have.
         */
        Feature: {
            /**
             * @description Feature id.
             * @example 1
             */
            Id: number;
            /**
             * @description Name that the interface checks: AdobeSign, DisabledGroupDocs, ClientChangeEnabled, HowNowOnline.
             * @example ClientChangeEnabled
             */
            Name: string;
            /**
             * @description What it does.
             * @example Staff may add and edit clients
             */
            Description: string;
            /**
             * @description Whether it is enabled for the requested firm.
             * @example true
             */
            IsEnabled: boolean;
        };
        /**
         * Features
         * @description Features, sorted by name.
         */
        Features: components["schemas"]["Feature"][];
        /**
         * NotificationTemplate
         * @description The text of one kind of notification.
         */
        NotificationTemplate: {
            /**
             * @description Template id.
             * @example 5
             */
            Id: number;
            /**
             * @description Title.
             * @example Document uploaded
             */
            Title: string;
            /**
             * @description A power of two, 1 to 65536.
             * @example 16
             * @enum {integer}
             */
            Type: 1 | 2 | 4 | 8 | 16 | 32 | 64 | 128 | 256 | 512 | 1024 | 2048 | 4096 | 8192 | 16384 | 32768 | 65536;
            /**
             * @description HTML of the email, sanitised.
             * @example <p>A document is waiting for you.</p>
             */
            EmailBody: string;
            /**
             * @description Text of the SMS.
             * @example A document is waiting for you.
             */
            SmsBody: string;
            /**
             * @description Whether the notification is sent.
             * @example true
             */
            Enabled: boolean;
            /**
             * @description Whether it can be disabled.
             * @example true
             */
            DisableAllowed: boolean;
        };
        /**
         * NotificationTemplates
         * @description Templates, sorted by title.
         */
        NotificationTemplates: components["schemas"]["NotificationTemplate"][];
        /**
         * MergeField
         * @description A placeholder of a template.
         */
        MergeField: {
            /**
             * @description Meaning of the placeholder.
             * @example Client name
             */
            Name: string;
            /**
             * @description The placeholder as written in the template.
             * @example {{ClientName}}
             */
            Placeholder: string;
        };
        /**
         * MergeFields
         * @description Placeholders of one type; empty if the type has none.
         */
        MergeFields: components["schemas"]["MergeField"][];
        /**
         * ReplyAddress
         * @description Address for replies to notifications.
         */
        ReplyAddress: {
            /**
             * @description Reply address id.
             * @example 1
             */
            Id: number;
            /**
             * @description Email address.
             * @example hello@brightlane.example
             */
            Address: string;
        };
        /**
         * ReplyAddresses
         * @description The reply address of the firm, or null.
         */
        ReplyAddresses: components["schemas"]["ReplyAddress"][];
        /**
         * NotificationUpdate
         * @description New texts of a template.
         */
        NotificationUpdate: {
            /**
             * Format: one-line
             * @description Title.
             * @example Document uploaded
             */
            Title: string;
            /**
             * @description HTML of the email.
             * @example <p>A document is waiting for you.</p>
             */
            EmailBody: string;
            /**
             * @description Text of the SMS.
             * @example A document is waiting for you.
             */
            SmsBody: string;
        };
        /**
         * NewSystemNotification
         * @description A new system notification.
         */
        NewSystemNotification: {
            /**
             * Format: one-line
             * @description Title.
             * @example Document uploaded
             */
            Title: string;
            /**
             * @description A power of two, 1 to 65536.
             * @example 16
             * @enum {integer}
             */
            Type: 1 | 2 | 4 | 8 | 16 | 32 | 64 | 128 | 256 | 512 | 1024 | 2048 | 4096 | 8192 | 16384 | 32768 | 65536;
            /**
             * @description HTML of the email.
             * @example <p>A document is waiting for you.</p>
             */
            EmailBody: string;
            /**
             * @description Text of the SMS.
             * @example A document is waiting for you.
             */
            SmsBody: string;
            /**
             * @description Whether firms can disable it.
             * @example true
             */
            DisableAllowed: boolean;
        };
        /**
         * AnnouncementDocument
         * @description A file of an announcement.
         */
        AnnouncementDocument: {
            /**
             * @description Document id.
             * @example 901
             */
            Id: number;
            /**
             * @description File name.
             * @example Office hours.pdf
             */
            Title: string;
            /**
             * @description True removes the file with the next update.
             * @example false
             */
            Removed: boolean;
        };
        /**
         * Announcement
         * @description A notice to clients.
         */
        Announcement: {
            /**
             * @description Announcement id.
             * @example 9
             */
            Id: number;
            /**
             * @description Title.
             * @example Office closed on Monday
             */
            Title: string;
            /**
             * @description HTML, sanitised.
             * @example <p>We are back on Tuesday.</p>
             */
            Body: string;
            /**
             * @description Whether it expires.
             * @example true
             */
            IsExpirySet: boolean;
            /**
             * Format: date-time
             * @description When it expires; required if an expiry is set.
             * @example 2026-09-05T04:05:00Z
             */
            ExpiryDate: string | null;
            /**
             * @description Whether it is published.
             * @example true
             */
            IsVisible: boolean;
            /**
             * Format: date-time
             * @description Last change, UTC.
             * @example 2026-09-05T04:05:00Z
             */
            ModifiedDate: string;
            /**
             * @description Whether its expiry date has passed.
             * @example false
             */
            Expired: boolean;
            /** @description Its files. */
            Documents: components["schemas"]["AnnouncementDocument"][];
        };
        /**
         * AnnouncementList
         * @description One page of announcements.
         */
        AnnouncementList: {
            /** @description The announcements of this page, in the order asked for. */
            Items: components["schemas"]["Announcement"][];
            /**
             * @description Number of all matching announcements.
             * @example 1
             */
            TotalItems: number;
        };
        /**
         * UploadedFile
         * @description A committed upload.
         */
        UploadedFile: {
            /**
             * @description File name.
             * @example Office hours.pdf
             */
            name: string;
            /**
             * @description Size in bytes.
             * @example 52000
             */
            size: number;
            /**
             * @description Identifier of the committed upload.
             * @example u_5Kq0dV2mXw
             */
            uploadIdentifier: string;
        };
        /**
         * NewAnnouncement
         * @description A new notice, hidden until published.
         */
        NewAnnouncement: {
            /**
             * Format: one-line
             * @description Title.
             * @example Office closed on Monday
             */
            Title: string;
            /**
             * @description HTML, sanitised.
             * @example <p>We are back on Tuesday.</p>
             */
            Body: string;
            /**
             * @description Whether it expires.
             * @example true
             */
            IsExpirySet: boolean;
            /**
             * Format: date-time
             * @description When it expires; required if an expiry is set.
             * @example 2026-09-05T04:05:00Z
             */
            ExpiryDate: string | null;
            /** @description Its files. */
            Documents?: components["schemas"]["AnnouncementDocument"][];
            /** @description Files to add. */
            UploadedFiles: components["schemas"]["UploadedFile"][];
        };
        /**
         * AnnouncementUpdate
         * @description An edited notice.
         */
        AnnouncementUpdate: {
            /**
             * @description Announcement id.
             * @example 9
             */
            Id: number;
            /**
             * Format: one-line
             * @description Title.
             * @example Office closed on Monday
             */
            Title: string;
            /**
             * @description HTML, sanitised.
             * @example <p>We are back on Tuesday.</p>
             */
            Body: string;
            /**
             * @description Whether it expires.
             * @example true
             */
            IsExpirySet: boolean;
            /**
             * Format: date-time
             * @description When it expires; required if an expiry is set.
             * @example 2026-09-05T04:05:00Z
             */
            ExpiryDate: string | null;
            /** @description Its files; those to remove are marked. */
            Documents: components["schemas"]["AnnouncementDocument"][];
            /** @description Files to add. */
            UploadedFiles: components["schemas"]["UploadedFile"][];
        };
        /**
         * BrandingUpdate
         * @description Changes to a firm's branding.
         */
        BrandingUpdate: {
            /**
             * @description Six hexadecimal digits.
             * @example 333C91
             */
            colour: string;
            /**
             * @description Title on the sign-in page.
             * @example Welcome back
             */
            splashTitle: string;
            /**
             * @description Text on the sign-in page.
             * @example Sign in to share documents with us.
             */
            splashMsg: string;
            /**
             * @description Base64 data URL of a PNG, JPEG or GIF, at most 1 MiB after re-encoding; null for the default logo.
             * @example data:image/png;base64,iVBORw0KGgo=
             */
            logo: string | null;
            /**
             * @description Embed code.
             * @example <a href="https://portal.example/login?theme=1">Client login</a>
             */
            embed: string;
            /** @description Sites that may frame the login page. */
            frameOrigins?: string[];
        };
        /**
         * Branding
         * @description A firm's branding.
         */
        Branding: {
            /**
             * @description Title on the sign-in page.
             * @example Welcome back
             */
            SplashTitle: string;
            /**
             * @description Text on the sign-in page.
             * @example Sign in to share documents with us.
             */
            SplashMsg: string;
            /**
             * @description Base64 data URL; null for the default logo.
             * @example data:image/png;base64,iVBORw0KGgo=
             */
            Logo: string | null;
            /**
             * @description Six hexadecimal digits.
             * @example 333C91
             */
            Colour: string;
            /**
             * @description Embed code of the client login link.
             * @example <a href="https://portal.example/login?theme=1">Client login</a>
             */
            Embed: string;
            /** @description The firm. */
            Firm: components["schemas"]["FirmRef"];
            /** @description Sites that may frame the login page. */
            FrameOrigins: string[];
        };
        /**
         * BrandingPath
         * @description The URL of the logo.
         */
        BrandingPath: {
            /**
             * @description URL of the logo; null for the default logo.
             * @example null
             */
            Path: string | null;
        };
        /**
         * SystemSetting
         * @description One setting of the installation.
         */
        SystemSetting: {
            /**
             * @description Name.
             * @example PreviewableFileExtensions
             */
            Name: string;
            /**
             * @description Value; lists are separated by commas.
             * @example pdf,png,jpg,jpeg,gif,bmp
             */
            Value: string;
        };
        /**
         * SigningPreferences
         * @description The firm's signing preferences.
         */
        SigningPreferences: {
            /**
             * @description Whether to append the history to the signed file.
             * @example true
             */
            AttachAuditReport: boolean;
            /**
             * @description Whether to send reminders to late signers.
             * @example true
             */
            RemindersEnabled: boolean;
            /**
             * @description Days between reminders.
             * @example 3
             */
            ReminderDurationInDays: number;
        };
        /**
         * SignCheck
         * @description One precheck.
         */
        SignCheck: {
            /**
             * @description Code of the check.
             * @example extension
             * @enum {string}
             */
            Code: "offered" | "extension" | "task" | "notifications" | "readable" | "encrypted" | "damaged" | "pages" | "signed" | "size";
            /**
             * @description Whether the check passed.
             * @example true
             */
            Passed: boolean;
            /**
             * @description The check as text.
             * @example The document is a PDF.
             */
            Message: string;
        };
        /**
         * SignVerification
         * @description The prechecks before setting up signing.
         */
        SignVerification: {
            /**
             * @description Whether every check passed.
             * @example true
             */
            IsSignable: boolean;
            /**
             * @description The first failure; null if every check passed.
             * @example null
             */
            Message: string | null;
            /** @description Every check, in order. */
            Checks: components["schemas"]["SignCheck"][];
        };
        /**
         * SignRequest
         * @description The signers.
         */
        SignRequest: {
            /**
             * @description Account ids, in signing order; at least one, and each only once.
             * @example [
             *       7
             *     ]
             */
            UserIds: number[];
            /**
             * @description Firm representative, who signs last.
             * @example 3
             */
            EmployeeId?: number | null;
        };
        /**
         * PinRequest
         * @description The caller's PIN.
         */
        PinRequest: {
            /**
             * @description Document id, the same as in the path.
             * @example 4021
             */
            DocumentId: number;
            /**
             * @description The 6-digit PIN from the email.
             * @example 482913
             */
            Pin: string;
        };
        /**
         * PinVerification
         * @description The PIN is correct, the five-minute lock is held, and the signing frame can open.
         */
        PinVerification: {
            /**
             * @description The mapped reply.
             * @example ok
             * @enum {string}
             */
            status: "ok" | "wrong" | "inUse" | "alreadySigned" | "expired" | "error";
            /**
             * @description A message for the user, if any.
             * @example null
             */
            Message: string | null;
            /**
             * @description URL of the signing frame, with a one-time ticket.
             * @example http://localhost:4003/frame/9f2c?ticket=5Kq0dV2m
             */
            SigningUrl: string;
            /**
             * Format: date-time
             * @description When the lock expires.
             * @example 2026-09-05T04:05:00Z
             */
            LockExpires: string;
            /**
             * @description Whole seconds until the lock expires, counted from the response, since clocks can differ.
             * @example 300
             */
            LockSecondsLeft: number;
            /**
             * @description Signature locations; empty for click-to-sign.
             * @example []
             */
            locations: components["schemas"]["SignatureLocation"][];
        };
        /**
         * SigningLock
         * @description An extended lock.
         */
        SigningLock: {
            /**
             * @description URL of the signing frame, with a new one-time ticket.
             * @example http://localhost:4003/frame/9f2c?ticket=8Yb1nC7q
             */
            SigningUrl: string;
            /**
             * Format: date-time
             * @description When the lock expires.
             * @example 2026-09-05T04:05:00Z
             */
            LockExpires: string;
            /**
             * @description Whole seconds until the lock expires, counted from the response, since clocks can differ.
             * @example 300
             */
            LockSecondsLeft: number;
        };
        /**
         * AdobeUser
         * @description The external e-signature account of an employee.
         */
        AdobeUser: {
            /**
             * @description Its state; empty means none.
             * @example active
             * @enum {string}
             */
            Status: "new" | "active" | "inactive" | "pending" | "";
        };
        /**
         * AdobeUserRequest
         * @description The employee to create an external account for.
         */
        AdobeUserRequest: {
            /**
             * @description Employee id.
             * @example 3
             */
            employeeId: number;
        };
        /**
         * AgreementRequest
         * @description A new external agreement.
         */
        AgreementRequest: {
            /**
             * @description Document id.
             * @example 4021
             */
            documentId: number;
            /**
             * @description Accounts that sign, usually at most 15.
             * @example [
             *       7
             *     ]
             */
            accountIds: number[];
            /**
             * @description Employees that sign, usually at most 10.
             * @example [
             *       3
             *     ]
             */
            employeeIds: number[];
            /**
             * @description Whether to place the fields in the authoring page first.
             * @example true
             */
            advancedSetup: boolean;
        };
        /**
         * Agreement
         * @description The agreement, or the address to continue at.
         */
        Agreement: {
            /**
             * @description Authoring page.
             * @example https://agreements.example/author/55
             */
            NextUrl: string | null;
            /**
             * @description Agreement id.
             * @example null
             */
            AgreementId: string | null;
        };
        /**
         * OAuthLocation
         * @description The external provider's consent page.
         */
        OAuthLocation: {
            /**
             * @description Absolute URL.
             * @example https://agreements.example/oauth?state=x
             */
            Location: string;
        };
        /**
         * ReturnSet
         * @description The return address of the authoring page.
         */
        ReturnSet: {
            /**
             * @description The return address that was set.
             * @example https://portal.example/adobesign/authenticate
             */
            Url: string;
        };
        /**
         * ReportRef
         * @description A report.
         */
        ReportRef: {
            /**
             * @description Title.
             * @example Unsigned documents by client
             */
            Title: string;
            /**
             * @description Name in the portal.
             * @example unsigneddocumentsbyclient
             */
            Tag: string;
            /**
             * @description Path in the portal.
             * @example /reports/unsigneddocumentsbyclient
             */
            Url: string;
        };
        /**
         * ReportGroup
         * @description Reports that belong together.
         */
        ReportGroup: {
            /**
             * @description Title.
             * @example Signing
             */
            GroupTitle: string;
            /** @description Its reports. */
            Reports: components["schemas"]["ReportRef"][];
        };
        /**
         * ReportGroups
         * @description Every report that the caller can see.
         */
        ReportGroups: components["schemas"]["ReportGroup"][];
        /**
         * LogEntry
         * @description One line of the client log.
         */
        LogEntry: {
            /**
             * @description Category of the entry.
             * @example signing
             */
            LogKey: string;
            /**
             * @description What happened.
             * @example The frame did not answer
             */
            Message: string;
            /**
             * @description Details as JSON, without the authorization header.
             * @example {"status":502}
             */
            DetailsJson?: string;
        };
        /**
         * DataLayerEvent
         * @description A usage event without personal data.
         * @example {
         *       "event": "documentPreviewed",
         *       "extension": "pdf"
         *     }
         */
        DataLayerEvent: {
            /**
             * @description Name of the event.
             * @example documentPreviewed
             */
            event: string;
        } & {
            [key: string]: string | number | boolean | null;
        };
        /**
         * ChangeEvent
         * @description A change of one kind.
         */
        ChangeEvent: {
            /**
             * @description What was changed. Users are accounts, employees and subscriptions; reads are the caller's own read marks; history is an entry in the history of documents that changes nothing else of them.
             * @example documents
             * @enum {string}
             */
            Kind: "documents" | "filters" | "users" | "reads" | "history";
            /**
             * @description The client it belongs to; null if it concerns the whole firm.
             * @example 12
             */
            ClientId: number | null;
            /**
             * @description The documents, if they are few; null if they are many, or for another kind.
             * @example [
             *       4021
             *     ]
             */
            DocumentIds: number[] | null;
            /**
             * @description Whether the caller's login made the change.
             * @example false
             */
            Own: boolean;
        };
        /**
         * ChangeEvents
         * @description What was changed in a firm since a position.
         */
        ChangeEvents: {
            /**
             * @description The position after these changes, to continue from. Clients do not read it.
             * @example 7421:7425:7422.1763970000
             */
            Position: string;
            /**
             * @description Whether anything may have changed, because the position is too old or there are too many changes.
             * @example false
             */
            Everything: boolean;
            /** @description The changes, one for each kind, client and author; empty if anything may have changed. */
            Changes: components["schemas"]["ChangeEvent"][];
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
        /** @description Signing tasks are outstanding. */
        OutstandingTasks: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:outstandingTasks",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "The document has outstanding signing tasks.",
                 *       "Message": "The document has outstanding signing tasks.",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document waits for signatures (renameWaiting) or is signed (renameSigned), another user has renamed it (renamedMeanwhile), or the same change is still in progress. */
        RenameRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:renameWaiting",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "The document can’t be renamed while it is waiting for signatures. Remove its signing task first.",
                 *       "Message": "The document can’t be renamed while it is waiting for signatures. Remove its signing task first.",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document already has this filter. */
        AlreadyOnFilter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:filterAssigned",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "The document: Engagement letter 2026 is already assigned to this filter.",
                 *       "Message": "The document: Engagement letter 2026 is already assigned to this filter.",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document already has a signing task. */
        TaskExists: {
            headers: {
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
        /** @description The document or the signers cannot be used. */
        NotSignable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:notPdf",
                 *       "title": "Unprocessable Content",
                 *       "status": 422,
                 *       "detail": "Only pdf format documents are supported by the signing process.",
                 *       "Message": "Only pdf format documents are supported by the signing process.",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of the signing task does not allow the change. */
        TaskConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:documentSigned",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "Already Signed!",
                 *       "Message": "Already Signed!",
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
        /** @description The filter tree does not allow the change. */
        FilterConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:filterTooDeep",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "Filters are restricted to 3 levels",
                 *       "Message": "Filters are restricted to 3 levels",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another view has the name, there are too many, or they were changed meanwhile. */
        SavedViewConflict: {
            headers: {
                /** @description Seconds to wait, if the same change is still in progress. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:viewNameTaken",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "You already have a view with this name.",
                 *       "Message": "You already have a view with this name.",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Only the account holder can change the identity fields. */
        OnlyThemselves: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:identityFieldsLocked",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "detail": "Only the actual user can update these details...",
                 *       "Message": "Only the actual user can update these details...",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another account has this address. */
        AccountExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:accountExists",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "Account already exists: an account with the email provided already exists",
                 *       "Message": "Account already exists: an account with the email provided already exists",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account is already linked to a client. */
        ClientsAssigned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:clientsAssigned",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "One or more of the selected clients are already assigned to this account.",
                 *       "Message": "One or more of the selected clients are already assigned to this account.",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The invite has expired. */
        InviteExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:inviteExpired",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "detail": "expired",
                 *       "Message": "expired",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The invite was not found. */
        InviteNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:inviteNotFound",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "detail": "Sorry, the invitation you are trying to accept was not found on the system.",
                 *       "Message": "Sorry, the invitation you are trying to accept was not found on the system.",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another employee has this address. */
        EmployeeExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:employeeExists",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "The email already exists on the portal!",
                 *       "Message": "The email already exists on the portal!",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller lacks the role, or the change affects the caller's own account. */
        OwnAccount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:ownAccount",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "detail": "You may not perform this action on your account",
                 *       "Message": "You may not perform this action on your account",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The employee is not active. */
        RecipientInactive: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:recipientInactive",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "Employee must be active to be assigned as a default notification recipient.",
                 *       "Message": "Employee must be active to be assigned as a default notification recipient.",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The old password is wrong, or the new one does not meet the requirements. */
        OldPasswordWrong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:oldPasswordWrong",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "detail": "The Old Password you provided is incorrect",
                 *       "Message": "The Old Password you provided is incorrect",
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
        /** @description Another signer holds the lock (documentInUse), the caller does not need to sign (alreadySigned), accounts must sign first (notAllSigned), or the document was set up for the other method (methodOther). */
        DocumentInUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:documentInUse",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "The document you have requested is currently being signed by another user, please wait 5 minutes and try again.",
                 *       "Message": "The document you have requested is currently being signed by another user, please wait 5 minutes and try again.",
                 *       "Reference": "01J7Q8M4V2",
                 *       "ExceptionMessage": "doc in use"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The PIN is wrong (pinWrong), has expired (pinExpired), or was tried too often (pinDead). */
        PinRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:pinWrong",
                 *       "title": "Unprocessable Content",
                 *       "status": 422,
                 *       "detail": "The PIN code you have entered could not be verified, please try again.",
                 *       "Message": "The PIN code you have entered could not be verified, please try again.",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The lock has expired (lockLost), or the signer opened the document again elsewhere (openedElsewhere). */
        LockLost: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:lockLost",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "The signing time limit on the document has expired, please verify again to complete the signing of your document",
                 *       "Message": "The signing time limit on the document has expired, please verify again to complete the signing of your document",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller cannot see this report. */
        ReportForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:reportForbidden",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "detail": "You do not have access to this report.",
                 *       "Message": "You do not have access to this report.",
                 *       "Reference": "01J7Q8M4V2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Only documents of this filter and its descendants; 0 or absent means all.
         * @example 31
         */
        filterId: number;
        /**
         * @description Limits the list to documents that wait for an account holder of the client, that wait for the firm's representative, that were declined, that were signed since Monday in the firm's time zone, or that the caller has not read.
         * @example waitingForClient
         */
        documentView: components["schemas"]["DocumentView"];
        /**
         * @description With the view `unread`: lists what was unread at this time, so that documents which the caller has read since stay in the list until it is opened anew. Absent means now; other views ignore it.
         * @example 2026-07-22T01:30:00.000Z
         */
        documentUnreadAt: string;
        /**
         * @description Limits the list to documents that this person created: "employee-" and an employee id, or "account-" and an account id.
         * @example employee-4
         */
        documentCreatedBy: components["schemas"]["PersonRef"];
        /**
         * @description Limits the list to documents that wait for the firm's representative ("us"), for an account holder of the client ("client"), or for one of them: "employee-" or "account-" and an id.
         * @example us
         */
        documentWaitingFor: components["schemas"]["DocumentWaitingFor"];
        /**
         * @description Limits the list to documents modified at this time or later.
         * @example 2026-07-01T00:00:00.000Z
         */
        documentModifiedFrom: string;
        /**
         * @description Limits the list to documents modified before this time, which must be after `modifiedFrom`.
         * @example 2026-08-01T00:00:00.000Z
         */
        documentModifiedBefore: string;
        /**
         * @description Limits the list to these documents; empty means all. Use it to count the selected documents that a search finds.
         * @example [
         *       12
         *     ]
         */
        documentIds: number[];
        /**
         * @description Search text.
         * @example letter
         */
        searchTerm: string;
        /**
         * @description Page number, from 1.
         * @example 1
         */
        pageNumber: number;
        /**
         * @description Rows per page.
         * @example 20
         */
        itemsPerPage: number;
        /**
         * @description Sort direction, ascending or descending.
         * @example asc
         */
        sortDirection: "asc" | "desc";
        /**
         * @description The field to sort by.
         * @example ModifiedDate
         */
        documentSortField: components["schemas"]["DocumentSortField"];
        /**
         * @description Fields to sort documents by where those before are equal, most significant first, each with its direction. Repeat it for each field.
         * @example [
         *       "Title:asc"
         *     ]
         */
        documentThenBy: components["schemas"]["DocumentSortKey"][];
        /**
         * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
         * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
         */
        idempotencyKey: string;
        /**
         * @description Index of the first row in the list, from 0.
         * @example 40
         */
        firstRow: number;
        /**
         * @description Number of rows.
         * @example 120
         */
        rowCount: number;
        /**
         * @description The field to sort by.
         * @example Surname
         */
        accountSortField: "Surname" | "GivenName" | "Email" | "IsActive" | "InviteStatusDescription";
        /**
         * @description The field to sort by.
         * @example Surname
         */
        employeeSortField: "Surname" | "GivenName" | "Email" | "IsActive" | "IsAdmin";
        /**
         * @description Omit employees who have not accepted their invite.
         * @example true
         */
        acceptedInviteOnly: boolean;
        /**
         * @description The field to sort by.
         * @example Name
         */
        clientSortField: "Name" | "ContactName";
        /**
         * @description The field to sort by.
         * @example Name
         */
        firmSortField: "Name" | "IsActive";
        /**
         * @description Reply address id.
         * @example 1
         */
        replyAddressId: number;
        /**
         * @description The email address.
         * @example hello@brightlane.example
         */
        address: string;
        /**
         * @description The field to sort by.
         * @example ModifiedDate
         */
        announcementSortField: "ModifiedDate" | "Title" | "ExpiryDate" | "IsVisible";
        /**
         * @description Return address: an address of the portal.
         * @example https://portal.example/adobesign/authenticate
         */
        url: string;
        /**
         * @description Hours ahead of UTC; may be fractional.
         * @example 9.5
         */
        utcOffset: number;
        /**
         * @description Only these clients; empty means all.
         * @example [
         *       12
         *     ]
         */
        clientId: number[];
        /**
         * @description Only these accounts; empty means all.
         * @example [
         *       12
         *     ]
         */
        accountId: number[];
        /**
         * @description Only these employees; empty means all.
         * @example [
         *       12
         *     ]
         */
        employeeId: number[];
        /**
         * @description First day, ISO 8601.
         * @example 2026-09-01T00:00:00.000Z
         */
        dateFrom: string;
        /**
         * @description Last day, ISO 8601.
         * @example 2026-09-07T00:00:00.000Z
         */
        dateTo: string;
        /**
         * @description The position of the last changes that were read.
         * @example 7421:7425:7422.1763970000
         */
        eventsAfter: string;
        /**
         * @description Without a position, how old the caller's data is in seconds; changes since then are returned too.
         * @example 4
         */
        eventsAge: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listDocuments: {
        parameters: {
            query?: {
                /**
                 * @description Only documents of this filter and its descendants; 0 or absent means all.
                 * @example 31
                 */
                filterId?: components["parameters"]["filterId"];
                /**
                 * @description Limits the list to documents that wait for an account holder of the client, that wait for the firm's representative, that were declined, that were signed since Monday in the firm's time zone, or that the caller has not read.
                 * @example waitingForClient
                 */
                view?: components["parameters"]["documentView"];
                /**
                 * @description With the view `unread`: lists what was unread at this time, so that documents which the caller has read since stay in the list until it is opened anew. Absent means now; other views ignore it.
                 * @example 2026-07-22T01:30:00.000Z
                 */
                unreadAt?: components["parameters"]["documentUnreadAt"];
                /**
                 * @description Limits the list to documents that this person created: "employee-" and an employee id, or "account-" and an account id.
                 * @example employee-4
                 */
                createdBy?: components["parameters"]["documentCreatedBy"];
                /**
                 * @description Limits the list to documents that wait for the firm's representative ("us"), for an account holder of the client ("client"), or for one of them: "employee-" or "account-" and an id.
                 * @example us
                 */
                waitingFor?: components["parameters"]["documentWaitingFor"];
                /**
                 * @description Limits the list to documents modified at this time or later.
                 * @example 2026-07-01T00:00:00.000Z
                 */
                modifiedFrom?: components["parameters"]["documentModifiedFrom"];
                /**
                 * @description Limits the list to documents modified before this time, which must be after `modifiedFrom`.
                 * @example 2026-08-01T00:00:00.000Z
                 */
                modifiedBefore?: components["parameters"]["documentModifiedBefore"];
                /**
                 * @description Limits the list to these documents; empty means all. Use it to count the selected documents that a search finds.
                 * @example [
                 *       12
                 *     ]
                 */
                ids?: components["parameters"]["documentIds"];
                /**
                 * @description Search text.
                 * @example letter
                 */
                searchTerm?: components["parameters"]["searchTerm"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["pageNumber"];
                /**
                 * @description Rows per page.
                 * @example 20
                 */
                itemsPerPage?: components["parameters"]["itemsPerPage"];
                /**
                 * @description Sort direction, ascending or descending.
                 * @example asc
                 */
                sortDirection?: components["parameters"]["sortDirection"];
                /**
                 * @description The field to sort by.
                 * @example ModifiedDate
                 */
                sortField?: components["parameters"]["documentSortField"];
                /**
                 * @description Fields to sort documents by where those before are equal, most significant first, each with its direction. Repeat it for each field.
                 * @example [
                 *       "Title:asc"
                 *     ]
                 */
                thenBy?: components["parameters"]["documentThenBy"];
            };
            header?: never;
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                clientId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Items": [
                     *         {
                     *           "Id": 4021,
                     *           "Title": "Engagement letter 2026",
                     *           "Extension": "pdf",
                     *           "UploadedExtension": "PDF",
                     *           "CreatedBy": "Amelia Hart",
                     *           "CreatedDate": "2026-09-04T01:20:00Z",
                     *           "ModifiedDate": "2026-09-05T04:05:00Z",
                     *           "ModifiedBy": "Amelia Hart",
                     *           "Notifications": 2,
                     *           "EnabledNotifications": true,
                     *           "ActionTypeE": 5,
                     *           "Task": "Waiting for Olivia Nguyen to sign",
                     *           "TaskSetUp": {
                     *             "By": "Amelia Hart",
                     *             "Date": "2026-09-04T01:25:00Z"
                     *           },
                     *           "UsersToSign": [
                     *             {
                     *               "UserId": 7,
                     *               "GivenName": "Olivia",
                     *               "Surname": "Nguyen",
                     *               "Email": "olivia.nguyen@harbourbakery.example",
                     *               "SignedDate": null,
                     *               "DeclinedDate": null,
                     *               "InUse": false,
                     *               "LockExpires": null,
                     *               "PinUsable": true
                     *             }
                     *           ],
                     *           "EmployeeToSign": null,
                     *           "SignedUsers": [],
                     *           "DeclinedBy": null,
                     *           "DeclineComment": null,
                     *           "DocumentAdobeSigningUsers": [],
                     *           "DocumentFilter": {
                     *             "Id": 31,
                     *             "Text": "Tax returns"
                     *           },
                     *           "Client": {
                     *             "Id": 12,
                     *             "Name": "Harbour Bakery"
                     *           },
                     *           "Size": 184320,
                     *           "Unread": false
                     *         }
                     *       ],
                     *       "TotalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentList"];
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
    createDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                clientId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Engagement letter 2026.pdf",
                 *       "size": 184320,
                 *       "uploadIdentifier": "u_5Kq0dV2mXw",
                 *       "folderId": 31
                 *     }
                 */
                "application/json": components["schemas"]["NewDocument"];
            };
        };
        responses: {
            /** @description A file shared with a client, and its signing task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 4021,
                     *       "Title": "Engagement letter 2026",
                     *       "Extension": "pdf",
                     *       "UploadedExtension": "PDF",
                     *       "CreatedBy": "Amelia Hart",
                     *       "CreatedDate": "2026-09-04T01:20:00Z",
                     *       "ModifiedDate": "2026-09-05T04:05:00Z",
                     *       "ModifiedBy": "Amelia Hart",
                     *       "Notifications": 2,
                     *       "EnabledNotifications": true,
                     *       "ActionTypeE": 5,
                     *       "Task": "Waiting for Olivia Nguyen to sign",
                     *       "TaskSetUp": {
                     *         "By": "Amelia Hart",
                     *         "Date": "2026-09-04T01:25:00Z"
                     *       },
                     *       "UsersToSign": [
                     *         {
                     *           "UserId": 7,
                     *           "GivenName": "Olivia",
                     *           "Surname": "Nguyen",
                     *           "Email": "olivia.nguyen@harbourbakery.example",
                     *           "SignedDate": null,
                     *           "DeclinedDate": null,
                     *           "InUse": false,
                     *           "LockExpires": null,
                     *           "PinUsable": true
                     *         }
                     *       ],
                     *       "EmployeeToSign": null,
                     *       "SignedUsers": [],
                     *       "DeclinedBy": null,
                     *       "DeclineComment": null,
                     *       "DocumentAdobeSigningUsers": [],
                     *       "DocumentFilter": {
                     *         "Id": 31,
                     *         "Text": "Tax returns"
                     *       },
                     *       "Client": {
                     *         "Id": 12,
                     *         "Name": "Harbour Bakery"
                     *       },
                     *       "Size": 184320,
                     *       "Unread": false
                     *     }
                     */
                    "application/json": components["schemas"]["Document"];
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
    listDocumentIds: {
        parameters: {
            query?: {
                /**
                 * @description Only documents of this filter and its descendants; 0 or absent means all.
                 * @example 31
                 */
                filterId?: components["parameters"]["filterId"];
                /**
                 * @description Limits the list to documents that wait for an account holder of the client, that wait for the firm's representative, that were declined, that were signed since Monday in the firm's time zone, or that the caller has not read.
                 * @example waitingForClient
                 */
                view?: components["parameters"]["documentView"];
                /**
                 * @description With the view `unread`: lists what was unread at this time, so that documents which the caller has read since stay in the list until it is opened anew. Absent means now; other views ignore it.
                 * @example 2026-07-22T01:30:00.000Z
                 */
                unreadAt?: components["parameters"]["documentUnreadAt"];
                /**
                 * @description Limits the list to documents that this person created: "employee-" and an employee id, or "account-" and an account id.
                 * @example employee-4
                 */
                createdBy?: components["parameters"]["documentCreatedBy"];
                /**
                 * @description Limits the list to documents that wait for the firm's representative ("us"), for an account holder of the client ("client"), or for one of them: "employee-" or "account-" and an id.
                 * @example us
                 */
                waitingFor?: components["parameters"]["documentWaitingFor"];
                /**
                 * @description Limits the list to documents modified at this time or later.
                 * @example 2026-07-01T00:00:00.000Z
                 */
                modifiedFrom?: components["parameters"]["documentModifiedFrom"];
                /**
                 * @description Limits the list to documents modified before this time, which must be after `modifiedFrom`.
                 * @example 2026-08-01T00:00:00.000Z
                 */
                modifiedBefore?: components["parameters"]["documentModifiedBefore"];
                /**
                 * @description Search text.
                 * @example letter
                 */
                searchTerm?: components["parameters"]["searchTerm"];
                /**
                 * @description Index of the first row in the list, from 0.
                 * @example 40
                 */
                first?: components["parameters"]["firstRow"];
                /**
                 * @description Number of rows.
                 * @example 120
                 */
                count?: components["parameters"]["rowCount"];
                /**
                 * @description Sort direction, ascending or descending.
                 * @example asc
                 */
                sortDirection?: components["parameters"]["sortDirection"];
                /**
                 * @description The field to sort by.
                 * @example ModifiedDate
                 */
                sortField?: components["parameters"]["documentSortField"];
                /**
                 * @description Fields to sort documents by where those before are equal, most significant first, each with its direction. Repeat it for each field.
                 * @example [
                 *       "Title:asc"
                 *     ]
                 */
                thenBy?: components["parameters"]["documentThenBy"];
            };
            header?: never;
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                clientId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids of these rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Ids": [
                     *         12,
                     *         14
                     *       ],
                     *       "TotalItems": 1284
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentIdList"];
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
    markDocuments: {
        parameters: {
            query?: {
                /**
                 * @description Only documents of this filter and its descendants; 0 or absent means all.
                 * @example 31
                 */
                filterId?: components["parameters"]["filterId"];
                /**
                 * @description Limits the list to documents that wait for an account holder of the client, that wait for the firm's representative, that were declined, that were signed since Monday in the firm's time zone, or that the caller has not read.
                 * @example waitingForClient
                 */
                view?: components["parameters"]["documentView"];
                /**
                 * @description With the view `unread`: lists what was unread at this time, so that documents which the caller has read since stay in the list until it is opened anew. Absent means now; other views ignore it.
                 * @example 2026-07-22T01:30:00.000Z
                 */
                unreadAt?: components["parameters"]["documentUnreadAt"];
                /**
                 * @description Limits the list to documents that this person created: "employee-" and an employee id, or "account-" and an account id.
                 * @example employee-4
                 */
                createdBy?: components["parameters"]["documentCreatedBy"];
                /**
                 * @description Limits the list to documents that wait for the firm's representative ("us"), for an account holder of the client ("client"), or for one of them: "employee-" or "account-" and an id.
                 * @example us
                 */
                waitingFor?: components["parameters"]["documentWaitingFor"];
                /**
                 * @description Limits the list to documents modified at this time or later.
                 * @example 2026-07-01T00:00:00.000Z
                 */
                modifiedFrom?: components["parameters"]["documentModifiedFrom"];
                /**
                 * @description Limits the list to documents modified before this time, which must be after `modifiedFrom`.
                 * @example 2026-08-01T00:00:00.000Z
                 */
                modifiedBefore?: components["parameters"]["documentModifiedBefore"];
                /**
                 * @description Search text.
                 * @example letter
                 */
                searchTerm?: components["parameters"]["searchTerm"];
            };
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                clientId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "read": true,
                 *       "documentIds": [
                 *         4021,
                 *         4022
                 *       ],
                 *       "exceptIds": [
                 *         4023
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReadMarks"];
            };
        };
        responses: {
            /** @description Number of documents whose mark changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Changed": 2
                     *     }
                     */
                    "application/json": components["schemas"]["ReadMarksSet"];
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
    listDeletedDocuments: {
        parameters: {
            query?: {
                /**
                 * @description Search text.
                 * @example letter
                 */
                searchTerm?: components["parameters"]["searchTerm"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["pageNumber"];
                /**
                 * @description Rows per page.
                 * @example 20
                 */
                itemsPerPage?: components["parameters"]["itemsPerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                clientId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deleted documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Items": [
                     *         {
                     *           "Id": 4021,
                     *           "Title": "Engagement letter 2026",
                     *           "Extension": "pdf",
                     *           "UploadedExtension": "PDF",
                     *           "DocumentFilter": {
                     *             "Id": 31,
                     *             "Text": "Tax returns"
                     *           },
                     *           "DeletedBy": "Amelia Hart",
                     *           "DeletedDate": "2026-09-05T04:05:00Z",
                     *           "RestorableUntil": "2026-10-05T04:05:00Z",
                     *           "DaysLeft": 12
                     *         }
                     *       ],
                     *       "TotalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedDocumentList"];
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
    listSameSizeDocuments: {
        parameters: {
            query: {
                /**
                 * @description Sizes in bytes, separated by commas.
                 * @example 52000,184320
                 */
                sizes: string;
            };
            header?: never;
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                clientId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Documents of these sizes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Items": [
                     *         {
                     *           "Id": 4021,
                     *           "Title": "Engagement letter 2026",
                     *           "Extension": "pdf",
                     *           "UploadedExtension": "PDF",
                     *           "Size": 52000,
                     *           "Sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "CreatedDate": "2026-05-03T04:05:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SameSizeDocuments"];
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
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file shared with a client, and its signing task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 4021,
                     *       "Title": "Engagement letter 2026",
                     *       "Extension": "pdf",
                     *       "UploadedExtension": "PDF",
                     *       "CreatedBy": "Amelia Hart",
                     *       "CreatedDate": "2026-09-04T01:20:00Z",
                     *       "ModifiedDate": "2026-09-05T04:05:00Z",
                     *       "ModifiedBy": "Amelia Hart",
                     *       "Notifications": 2,
                     *       "EnabledNotifications": true,
                     *       "ActionTypeE": 5,
                     *       "Task": "Waiting for Olivia Nguyen to sign",
                     *       "TaskSetUp": {
                     *         "By": "Amelia Hart",
                     *         "Date": "2026-09-04T01:25:00Z"
                     *       },
                     *       "UsersToSign": [
                     *         {
                     *           "UserId": 7,
                     *           "GivenName": "Olivia",
                     *           "Surname": "Nguyen",
                     *           "Email": "olivia.nguyen@harbourbakery.example",
                     *           "SignedDate": null,
                     *           "DeclinedDate": null,
                     *           "InUse": false,
                     *           "LockExpires": null,
                     *           "PinUsable": true
                     *         }
                     *       ],
                     *       "EmployeeToSign": null,
                     *       "SignedUsers": [],
                     *       "DeclinedBy": null,
                     *       "DeclineComment": null,
                     *       "DocumentAdobeSigningUsers": [],
                     *       "DocumentFilter": {
                     *         "Id": 31,
                     *         "Text": "Tax returns"
                     *       },
                     *       "Client": {
                     *         "Id": 12,
                     *         "Name": "Harbour Bakery"
                     *       },
                     *       "Size": 184320,
                     *       "Unread": false
                     *     }
                     */
                    "application/json": components["schemas"]["Document"];
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
    deleteDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OutstandingTasks"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    setDocumentNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "EnabledNotifications": true
                 *     }
                 */
                "application/json": components["schemas"]["DocumentNotifications"];
            };
        };
        responses: {
            /** @description A file shared with a client, and its signing task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 4021,
                     *       "Title": "Engagement letter 2026",
                     *       "Extension": "pdf",
                     *       "UploadedExtension": "PDF",
                     *       "CreatedBy": "Amelia Hart",
                     *       "CreatedDate": "2026-09-04T01:20:00Z",
                     *       "ModifiedDate": "2026-09-05T04:05:00Z",
                     *       "ModifiedBy": "Amelia Hart",
                     *       "Notifications": 2,
                     *       "EnabledNotifications": true,
                     *       "ActionTypeE": 5,
                     *       "Task": "Waiting for Olivia Nguyen to sign",
                     *       "TaskSetUp": {
                     *         "By": "Amelia Hart",
                     *         "Date": "2026-09-04T01:25:00Z"
                     *       },
                     *       "UsersToSign": [
                     *         {
                     *           "UserId": 7,
                     *           "GivenName": "Olivia",
                     *           "Surname": "Nguyen",
                     *           "Email": "olivia.nguyen@harbourbakery.example",
                     *           "SignedDate": null,
                     *           "DeclinedDate": null,
                     *           "InUse": false,
                     *           "LockExpires": null,
                     *           "PinUsable": true
                     *         }
                     *       ],
                     *       "EmployeeToSign": null,
                     *       "SignedUsers": [],
                     *       "DeclinedBy": null,
                     *       "DeclineComment": null,
                     *       "DocumentAdobeSigningUsers": [],
                     *       "DocumentFilter": {
                     *         "Id": 31,
                     *         "Text": "Tax returns"
                     *       },
                     *       "Client": {
                     *         "Id": 12,
                     *         "Name": "Harbour Bakery"
                     *       },
                     *       "Size": 184320,
                     *       "Unread": false
                     *     }
                     */
                    "application/json": components["schemas"]["Document"];
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
    renameDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Title": "Engagement letter 2027",
                 *       "PreviousTitle": "scan0042"
                 *     }
                 */
                "application/json": components["schemas"]["DocumentRename"];
            };
        };
        responses: {
            /** @description A file shared with a client, and its signing task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 4021,
                     *       "Title": "Engagement letter 2026",
                     *       "Extension": "pdf",
                     *       "UploadedExtension": "PDF",
                     *       "CreatedBy": "Amelia Hart",
                     *       "CreatedDate": "2026-09-04T01:20:00Z",
                     *       "ModifiedDate": "2026-09-05T04:05:00Z",
                     *       "ModifiedBy": "Amelia Hart",
                     *       "Notifications": 2,
                     *       "EnabledNotifications": true,
                     *       "ActionTypeE": 5,
                     *       "Task": "Waiting for Olivia Nguyen to sign",
                     *       "TaskSetUp": {
                     *         "By": "Amelia Hart",
                     *         "Date": "2026-09-04T01:25:00Z"
                     *       },
                     *       "UsersToSign": [
                     *         {
                     *           "UserId": 7,
                     *           "GivenName": "Olivia",
                     *           "Surname": "Nguyen",
                     *           "Email": "olivia.nguyen@harbourbakery.example",
                     *           "SignedDate": null,
                     *           "DeclinedDate": null,
                     *           "InUse": false,
                     *           "LockExpires": null,
                     *           "PinUsable": true
                     *         }
                     *       ],
                     *       "EmployeeToSign": null,
                     *       "SignedUsers": [],
                     *       "DeclinedBy": null,
                     *       "DeclineComment": null,
                     *       "DocumentAdobeSigningUsers": [],
                     *       "DocumentFilter": {
                     *         "Id": 31,
                     *         "Text": "Tax returns"
                     *       },
                     *       "Client": {
                     *         "Id": 12,
                     *         "Name": "Harbour Bakery"
                     *       },
                     *       "Size": 184320,
                     *       "Unread": false
                     *     }
                     */
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RenameRefused"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteDocuments: {
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
                 *       "documentIds": [
                 *         4021,
                 *         4022
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DocumentIds"];
            };
        };
        responses: {
            /** @description Outcome of each document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Deleted": [
                     *         4021
                     *       ],
                     *       "AlreadyDeleted": [],
                     *       "Blocked": [
                     *         {
                     *           "Id": 4022,
                     *           "Title": "Trust deed",
                     *           "Message": "The document has outstanding signing tasks."
                     *         }
                     *       ],
                     *       "Failed": []
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    restoreDocuments: {
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
                 *       "documentIds": [
                 *         4021,
                 *         4022
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DocumentIds"];
            };
        };
        responses: {
            /** @description Outcome of each document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Restored": [
                     *         4021
                     *       ],
                     *       "Failed": []
                     *     }
                     */
                    "application/json": components["schemas"]["RestoreOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    assignDocumentFilter: {
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
                 *       "documentId": 4021,
                 *       "filterId": 31
                 *     }
                 */
                "application/json": components["schemas"]["FilterAssignment"];
            };
        };
        responses: {
            /** @description A file shared with a client, and its signing task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 4021,
                     *       "Title": "Engagement letter 2026",
                     *       "Extension": "pdf",
                     *       "UploadedExtension": "PDF",
                     *       "CreatedBy": "Amelia Hart",
                     *       "CreatedDate": "2026-09-04T01:20:00Z",
                     *       "ModifiedDate": "2026-09-05T04:05:00Z",
                     *       "ModifiedBy": "Amelia Hart",
                     *       "Notifications": 2,
                     *       "EnabledNotifications": true,
                     *       "ActionTypeE": 5,
                     *       "Task": "Waiting for Olivia Nguyen to sign",
                     *       "TaskSetUp": {
                     *         "By": "Amelia Hart",
                     *         "Date": "2026-09-04T01:25:00Z"
                     *       },
                     *       "UsersToSign": [
                     *         {
                     *           "UserId": 7,
                     *           "GivenName": "Olivia",
                     *           "Surname": "Nguyen",
                     *           "Email": "olivia.nguyen@harbourbakery.example",
                     *           "SignedDate": null,
                     *           "DeclinedDate": null,
                     *           "InUse": false,
                     *           "LockExpires": null,
                     *           "PinUsable": true
                     *         }
                     *       ],
                     *       "EmployeeToSign": null,
                     *       "SignedUsers": [],
                     *       "DeclinedBy": null,
                     *       "DeclineComment": null,
                     *       "DocumentAdobeSigningUsers": [],
                     *       "DocumentFilter": {
                     *         "Id": 31,
                     *         "Text": "Tax returns"
                     *       },
                     *       "Client": {
                     *         "Id": 12,
                     *         "Name": "Harbour Bakery"
                     *       },
                     *       "Size": 184320,
                     *       "Unread": false
                     *     }
                     */
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyOnFilter"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    setUpDocumentSigning: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "UserIds": [
                 *         7
                 *       ],
                 *       "EmployeeId": 3
                 *     }
                 */
                "application/json": components["schemas"]["SingleSignRequest"];
            };
        };
        responses: {
            /** @description A file shared with a client, and its signing task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 4021,
                     *       "Title": "Engagement letter 2026",
                     *       "Extension": "pdf",
                     *       "UploadedExtension": "PDF",
                     *       "CreatedBy": "Amelia Hart",
                     *       "CreatedDate": "2026-09-04T01:20:00Z",
                     *       "ModifiedDate": "2026-09-05T04:05:00Z",
                     *       "ModifiedBy": "Amelia Hart",
                     *       "Notifications": 2,
                     *       "EnabledNotifications": true,
                     *       "ActionTypeE": 5,
                     *       "Task": "Waiting for Olivia Nguyen to sign",
                     *       "TaskSetUp": {
                     *         "By": "Amelia Hart",
                     *         "Date": "2026-09-04T01:25:00Z"
                     *       },
                     *       "UsersToSign": [
                     *         {
                     *           "UserId": 7,
                     *           "GivenName": "Olivia",
                     *           "Surname": "Nguyen",
                     *           "Email": "olivia.nguyen@harbourbakery.example",
                     *           "SignedDate": null,
                     *           "DeclinedDate": null,
                     *           "InUse": false,
                     *           "LockExpires": null,
                     *           "PinUsable": true
                     *         }
                     *       ],
                     *       "EmployeeToSign": null,
                     *       "SignedUsers": [],
                     *       "DeclinedBy": null,
                     *       "DeclineComment": null,
                     *       "DocumentAdobeSigningUsers": [],
                     *       "DocumentFilter": {
                     *         "Id": 31,
                     *         "Text": "Tax returns"
                     *       },
                     *       "Client": {
                     *         "Id": 12,
                     *         "Name": "Harbour Bakery"
                     *       },
                     *       "Size": 184320,
                     *       "Unread": false
                     *     }
                     */
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TaskExists"];
            422: components["responses"]["NotSignable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    setUpSecureSign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "UserIds": [
                 *         7
                 *       ],
                 *       "EmployeeId": null,
                 *       "SignatureLocations": [
                 *         {
                 *           "UserId": 7,
                 *           "Page": 1,
                 *           "X": 0.62,
                 *           "Y": 0.8,
                 *           "Width": 0.25,
                 *           "Height": 0.06
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SecureSignRequest"];
            };
        };
        responses: {
            /** @description A file shared with a client, and its signing task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 4021,
                     *       "Title": "Engagement letter 2026",
                     *       "Extension": "pdf",
                     *       "UploadedExtension": "PDF",
                     *       "CreatedBy": "Amelia Hart",
                     *       "CreatedDate": "2026-09-04T01:20:00Z",
                     *       "ModifiedDate": "2026-09-05T04:05:00Z",
                     *       "ModifiedBy": "Amelia Hart",
                     *       "Notifications": 2,
                     *       "EnabledNotifications": true,
                     *       "ActionTypeE": 5,
                     *       "Task": "Waiting for Olivia Nguyen to sign",
                     *       "TaskSetUp": {
                     *         "By": "Amelia Hart",
                     *         "Date": "2026-09-04T01:25:00Z"
                     *       },
                     *       "UsersToSign": [
                     *         {
                     *           "UserId": 7,
                     *           "GivenName": "Olivia",
                     *           "Surname": "Nguyen",
                     *           "Email": "olivia.nguyen@harbourbakery.example",
                     *           "SignedDate": null,
                     *           "DeclinedDate": null,
                     *           "InUse": false,
                     *           "LockExpires": null,
                     *           "PinUsable": true
                     *         }
                     *       ],
                     *       "EmployeeToSign": null,
                     *       "SignedUsers": [],
                     *       "DeclinedBy": null,
                     *       "DeclineComment": null,
                     *       "DocumentAdobeSigningUsers": [],
                     *       "DocumentFilter": {
                     *         "Id": 31,
                     *         "Text": "Tax returns"
                     *       },
                     *       "Client": {
                     *         "Id": 12,
                     *         "Name": "Harbour Bakery"
                     *       },
                     *       "Size": 184320,
                     *       "Unread": false
                     *     }
                     */
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TaskExists"];
            422: components["responses"]["NotSignable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    removeDocumentTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file shared with a client, and its signing task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 4021,
                     *       "Title": "Engagement letter 2026",
                     *       "Extension": "pdf",
                     *       "UploadedExtension": "PDF",
                     *       "CreatedBy": "Amelia Hart",
                     *       "CreatedDate": "2026-09-04T01:20:00Z",
                     *       "ModifiedDate": "2026-09-05T04:05:00Z",
                     *       "ModifiedBy": "Amelia Hart",
                     *       "Notifications": 2,
                     *       "EnabledNotifications": true,
                     *       "ActionTypeE": 5,
                     *       "Task": "Waiting for Olivia Nguyen to sign",
                     *       "TaskSetUp": {
                     *         "By": "Amelia Hart",
                     *         "Date": "2026-09-04T01:25:00Z"
                     *       },
                     *       "UsersToSign": [
                     *         {
                     *           "UserId": 7,
                     *           "GivenName": "Olivia",
                     *           "Surname": "Nguyen",
                     *           "Email": "olivia.nguyen@harbourbakery.example",
                     *           "SignedDate": null,
                     *           "DeclinedDate": null,
                     *           "InUse": false,
                     *           "LockExpires": null,
                     *           "PinUsable": true
                     *         }
                     *       ],
                     *       "EmployeeToSign": null,
                     *       "SignedUsers": [],
                     *       "DeclinedBy": null,
                     *       "DeclineComment": null,
                     *       "DocumentAdobeSigningUsers": [],
                     *       "DocumentFilter": {
                     *         "Id": 31,
                     *         "Text": "Tax returns"
                     *       },
                     *       "Client": {
                     *         "Id": 12,
                     *         "Name": "Harbour Bakery"
                     *       },
                     *       "Size": 184320,
                     *       "Unread": false
                     *     }
                     */
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TaskConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    resendDocumentPins: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description True on success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": true;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TaskConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getAdobeSigningUrl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The external signing address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "SigningUrl": "https://agreements.example/sign/9f2c"
                     *     }
                     */
                    "application/json": components["schemas"]["SigningUrl"];
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
    checkAdobeSignable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the caller can sign the document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "IsSignable": true,
                     *       "Message": null
                     *     }
                     */
                    "application/json": components["schemas"]["Signable"];
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
    resendAdobeNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description True on success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": true;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TaskConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getDocumentLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A link to the document that requires sign-in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "TextDocumentLink": "https://portal.example/documents/12/4021"
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentLink"];
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
    listDocumentJobs: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["pageNumber"];
                /**
                 * @description Rows per page.
                 * @example 20
                 */
                itemsPerPage?: components["parameters"]["itemsPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Items": [
                     *         {
                     *           "Id": 7,
                     *           "Action": "delete",
                     *           "ClientId": 12,
                     *           "FilterId": 31,
                     *           "State": "running",
                     *           "Reason": null,
                     *           "Total": 1284,
                     *           "Done": 310,
                     *           "Failed": 4,
                     *           "Unchanged": 0,
                     *           "CreatedDate": "2026-09-05T04:05:00Z",
                     *           "EndedDate": null,
                     *           "RetryOf": null,
                     *           "UndoOf": null
                     *         }
                     *       ],
                     *       "TotalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentJobList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    startDocumentJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                clientId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "delete",
                 *       "filterId": 31,
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
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DocumentJobRequest"];
            };
        };
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 7,
                     *       "Action": "delete",
                     *       "ClientId": 12,
                     *       "FilterId": 31,
                     *       "State": "running",
                     *       "Reason": null,
                     *       "Total": 1284,
                     *       "Done": 310,
                     *       "Failed": 4,
                     *       "Unchanged": 0,
                     *       "CreatedDate": "2026-09-05T04:05:00Z",
                     *       "EndedDate": null,
                     *       "RetryOf": null,
                     *       "UndoOf": null
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentJob"];
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
    previewDocumentJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                clientId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "delete",
                 *       "filterId": 31,
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
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DocumentJobRequest"];
            };
        };
        responses: {
            /** @description The numbers of documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Total": 3420,
                     *       "Changed": 103,
                     *       "Unchanged": 2179,
                     *       "Refused": [
                     *         {
                     *           "Type": "urn:countersign:problem:outstandingTasks",
                     *           "Documents": 3
                     *         }
                     *       ],
                     *       "Limited": 1135,
                     *       "LimitEndsDate": "2026-09-05T05:05:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentJobPreview"];
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
    getDocumentJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Job id.
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 7,
                     *       "Action": "delete",
                     *       "ClientId": 12,
                     *       "FilterId": 31,
                     *       "State": "running",
                     *       "Reason": null,
                     *       "Total": 1284,
                     *       "Done": 310,
                     *       "Failed": 4,
                     *       "Unchanged": 0,
                     *       "CreatedDate": "2026-09-05T04:05:00Z",
                     *       "EndedDate": null,
                     *       "RetryOf": null,
                     *       "UndoOf": null
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentJob"];
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
    listDocumentJobOutcomes: {
        parameters: {
            query?: {
                /**
                 * @description Only documents with this outcome; absent means all.
                 * @example unchanged
                 */
                state?: components["schemas"]["DocumentJobOutcomeState"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["pageNumber"];
                /**
                 * @description Rows per page.
                 * @example 20
                 */
                itemsPerPage?: components["parameters"]["itemsPerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Job id.
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Items": [
                     *         {
                     *           "Id": 4022,
                     *           "Title": "Trust deed",
                     *           "State": "failed",
                     *           "Type": "urn:countersign:problem:outstandingTasks",
                     *           "Message": "The document has outstanding signing tasks.",
                     *           "SameMessage": 1138
                     *         }
                     *       ],
                     *       "TotalItems": 1284
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentJobOutcomeList"];
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
    cancelDocumentJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Job id.
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 7,
                     *       "Action": "delete",
                     *       "ClientId": 12,
                     *       "FilterId": 31,
                     *       "State": "running",
                     *       "Reason": null,
                     *       "Total": 1284,
                     *       "Done": 310,
                     *       "Failed": 4,
                     *       "Unchanged": 0,
                     *       "CreatedDate": "2026-09-05T04:05:00Z",
                     *       "EndedDate": null,
                     *       "RetryOf": null,
                     *       "UndoOf": null
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentJob"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["JobConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    retryDocumentJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Job id.
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 7,
                     *       "Action": "delete",
                     *       "ClientId": 12,
                     *       "FilterId": 31,
                     *       "State": "running",
                     *       "Reason": null,
                     *       "Total": 1284,
                     *       "Done": 310,
                     *       "Failed": 4,
                     *       "Unchanged": 0,
                     *       "CreatedDate": "2026-09-05T04:05:00Z",
                     *       "EndedDate": null,
                     *       "RetryOf": null,
                     *       "UndoOf": null
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentJob"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["JobConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    undoDocumentJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Job id.
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 7,
                     *       "Action": "delete",
                     *       "ClientId": 12,
                     *       "FilterId": 31,
                     *       "State": "running",
                     *       "Reason": null,
                     *       "Total": 1284,
                     *       "Done": 310,
                     *       "Failed": 4,
                     *       "Unchanged": 0,
                     *       "CreatedDate": "2026-09-05T04:05:00Z",
                     *       "EndedDate": null,
                     *       "RetryOf": null,
                     *       "UndoOf": null
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentJob"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["JobConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getFilterCounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers of documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Total": 412,
                     *       "Items": [
                     *         {
                     *           "FilterId": 31,
                     *           "Documents": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FilterCounts"];
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
    restoreClientFilter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Filter id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filter with its children. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 31,
                     *       "Text": "Tax returns",
                     *       "parentId": 0,
                     *       "index": 0,
                     *       "IsFirmFilter": true,
                     *       "Items": [
                     *         {
                     *           "Id": 32,
                     *           "Text": "2026",
                     *           "parentId": 31,
                     *           "index": 0,
                     *           "IsFirmFilter": false,
                     *           "Items": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Filter"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["FilterConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getClientFilters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Client id for GET and PUT, filter id for POST and DELETE.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters below the root, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": 31,
                     *         "Text": "Tax returns",
                     *         "parentId": 0,
                     *         "index": 0,
                     *         "IsFirmFilter": true,
                     *         "Items": [
                     *           {
                     *             "Id": 32,
                     *             "Text": "2026",
                     *             "parentId": 31,
                     *             "index": 0,
                     *             "IsFirmFilter": false,
                     *             "Items": []
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["FilterTree"];
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
    createClientFilter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Client id for GET and PUT, filter id for POST and DELETE.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "index": 0,
                 *       "text": "2026",
                 *       "parentId": 31
                 *     }
                 */
                "application/json": components["schemas"]["NewClientFilter"];
            };
        };
        responses: {
            /** @description A folder-like filter with its children. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 31,
                     *       "Text": "Tax returns",
                     *       "parentId": 0,
                     *       "index": 0,
                     *       "IsFirmFilter": true,
                     *       "Items": [
                     *         {
                     *           "Id": 32,
                     *           "Text": "2026",
                     *           "parentId": 31,
                     *           "index": 0,
                     *           "IsFirmFilter": false,
                     *           "Items": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Filter"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["FilterConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    renameClientFilter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Client id for GET and PUT, filter id for POST and DELETE.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 32,
                 *       "index": 0,
                 *       "text": "2026 returns",
                 *       "previousText": "2025 returns",
                 *       "parentId": 31,
                 *       "previousParentId": 0
                 *     }
                 */
                "application/json": components["schemas"]["ClientFilterRename"];
            };
        };
        responses: {
            /** @description A folder-like filter with its children. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 31,
                     *       "Text": "Tax returns",
                     *       "parentId": 0,
                     *       "index": 0,
                     *       "IsFirmFilter": true,
                     *       "Items": [
                     *         {
                     *           "Id": 32,
                     *           "Text": "2026",
                     *           "parentId": 31,
                     *           "index": 0,
                     *           "IsFirmFilter": false,
                     *           "Items": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Filter"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["FilterConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteClientFilter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Client id for GET and PUT, filter id for POST and DELETE.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    getFirmFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters below the root, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": 31,
                     *         "Text": "Tax returns",
                     *         "parentId": 0,
                     *         "index": 0,
                     *         "IsFirmFilter": true,
                     *         "Items": [
                     *           {
                     *             "Id": 32,
                     *             "Text": "2026",
                     *             "parentId": 31,
                     *             "index": 0,
                     *             "IsFirmFilter": false,
                     *             "Items": []
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["FilterTree"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createFirmFilter: {
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
                 *       "text": "Payroll",
                 *       "parentId": 0
                 *     }
                 */
                "application/json": components["schemas"]["NewFirmFilter"];
            };
        };
        responses: {
            /** @description A folder-like filter with its children. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 31,
                     *       "Text": "Tax returns",
                     *       "parentId": 0,
                     *       "index": 0,
                     *       "IsFirmFilter": true,
                     *       "Items": [
                     *         {
                     *           "Id": 32,
                     *           "Text": "2026",
                     *           "parentId": 31,
                     *           "index": 0,
                     *           "IsFirmFilter": false,
                     *           "Items": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Filter"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["FilterConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    renameFirmFilter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Filter id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Payroll and super"
                 *     }
                 */
                "application/json": components["schemas"]["FirmFilterRename"];
            };
        };
        responses: {
            /** @description A folder-like filter with its children. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 31,
                     *       "Text": "Tax returns",
                     *       "parentId": 0,
                     *       "index": 0,
                     *       "IsFirmFilter": true,
                     *       "Items": [
                     *         {
                     *           "Id": 32,
                     *           "Text": "2026",
                     *           "parentId": 31,
                     *           "index": 0,
                     *           "IsFirmFilter": false,
                     *           "Items": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Filter"];
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
    deleteFirmFilter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Filter id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    listSavedViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Items": [
                     *         {
                     *           "Id": 3,
                     *           "Name": "Leases to sign",
                     *           "ClientId": null,
                     *           "ClientName": null,
                     *           "FilterDeleted": false,
                     *           "Search": {
                     *             "view": "waitingForClient",
                     *             "searchTerm": "letter",
                     *             "filterId": 31,
                     *             "createdBy": "employee-4",
                     *             "waitingFor": "us",
                     *             "modified": "30days",
                     *             "sortField": "ModifiedDate",
                     *             "sortDirection": "desc",
                     *             "thenBy": [
                     *               "Title:asc"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "TotalItems": 1,
                     *       "Version": 4
                     *     }
                     */
                    "application/json": components["schemas"]["SavedViewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    reorderSavedViews: {
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
                 *       "version": 4,
                 *       "viewIds": [
                 *         3,
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewOrder"];
            };
        };
        responses: {
            /** @description All views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Items": [
                     *         {
                     *           "Id": 3,
                     *           "Name": "Leases to sign",
                     *           "ClientId": null,
                     *           "ClientName": null,
                     *           "FilterDeleted": false,
                     *           "Search": {
                     *             "view": "waitingForClient",
                     *             "searchTerm": "letter",
                     *             "filterId": 31,
                     *             "createdBy": "employee-4",
                     *             "waitingFor": "us",
                     *             "modified": "30days",
                     *             "sortField": "ModifiedDate",
                     *             "sortDirection": "desc",
                     *             "thenBy": [
                     *               "Title:asc"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "TotalItems": 1,
                     *       "Version": 4
                     *     }
                     */
                    "application/json": components["schemas"]["SavedViewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SavedViewConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createSavedView: {
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
                 *       "name": "Leases to sign",
                 *       "search": {
                 *         "view": "waitingForClient",
                 *         "searchTerm": "letter",
                 *         "filterId": 31,
                 *         "createdBy": "employee-4",
                 *         "waitingFor": "us",
                 *         "modified": "30days",
                 *         "sortField": "ModifiedDate",
                 *         "sortDirection": "desc",
                 *         "thenBy": [
                 *           "Title:asc"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewSavedView"];
            };
        };
        responses: {
            /** @description The view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 3,
                     *       "Name": "Leases to sign",
                     *       "ClientId": null,
                     *       "ClientName": null,
                     *       "FilterDeleted": false,
                     *       "Search": {
                     *         "view": "waitingForClient",
                     *         "searchTerm": "letter",
                     *         "filterId": 31,
                     *         "createdBy": "employee-4",
                     *         "waitingFor": "us",
                     *         "modified": "30days",
                     *         "sortField": "ModifiedDate",
                     *         "sortDirection": "desc",
                     *         "thenBy": [
                     *           "Title:asc"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedViewConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateSavedView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description View id.
                 * @example 3
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Leases to sign",
                 *       "search": {
                 *         "view": "waitingForClient",
                 *         "searchTerm": "letter",
                 *         "filterId": 31,
                 *         "createdBy": "employee-4",
                 *         "waitingFor": "us",
                 *         "modified": "30days",
                 *         "sortField": "ModifiedDate",
                 *         "sortDirection": "desc",
                 *         "thenBy": [
                 *           "Title:asc"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewUpdate"];
            };
        };
        responses: {
            /** @description The view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 3,
                     *       "Name": "Leases to sign",
                     *       "ClientId": null,
                     *       "ClientName": null,
                     *       "FilterDeleted": false,
                     *       "Search": {
                     *         "view": "waitingForClient",
                     *         "searchTerm": "letter",
                     *         "filterId": 31,
                     *         "createdBy": "employee-4",
                     *         "waitingFor": "us",
                     *         "modified": "30days",
                     *         "sortField": "ModifiedDate",
                     *         "sortDirection": "desc",
                     *         "thenBy": [
                     *           "Title:asc"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedViewConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description View id.
                 * @example 3
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    listDocumentAudit: {
        parameters: {
            query?: {
                /**
                 * @description Only entries with a higher number.
                 * @example 90210
                 */
                after?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history of a document, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": 90210,
                     *         "Title": "Document uploaded",
                     *         "ShortDesc": "Engagement letter 2026.pdf",
                     *         "UserFullName": "Amelia Hart",
                     *         "DateTime": "2026-09-05T04:05:00Z",
                     *         "Outcome": "done",
                     *         "Kind": "file"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AuditTrail"];
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
    listRecentEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recent events, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "CreatedDate": "2026-09-05T04:05:00Z",
                     *         "Title": "Document signed",
                     *         "ShortDesc": "Engagement letter 2026",
                     *         "Icon": "signed",
                     *         "FlagAsImportant": 0,
                     *         "Client": {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery"
                     *         },
                     *         "DocumentId": 4021,
                     *         "ObjectGuid": "2f1c5c0e-7a55-4c0e-9a57-5c1d2e8f4b10"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DashboardItemList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listSigningEvents: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["pageNumber"];
                /**
                 * @description Rows per page.
                 * @example 20
                 */
                itemsPerPage?: components["parameters"]["itemsPerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description 1 unsigned, 2 signed.
                 * @example 1
                 */
                id: 1 | 2;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of signing events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Items": [
                     *         {
                     *           "Id": 4021,
                     *           "Title": "Engagement letter 2026",
                     *           "Client": {
                     *             "Id": 12,
                     *             "Name": "Harbour Bakery"
                     *           },
                     *           "ModifiedDate": "2026-09-05T04:05:00Z",
                     *           "UsersToSign": [
                     *             {
                     *               "GivenName": "Olivia",
                     *               "Surname": "Nguyen"
                     *             }
                     *           ],
                     *           "DocumentAdobeSigningUsers": []
                     *         }
                     *       ],
                     *       "TotalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SigningEventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 1 for the last week, 2 for the last month.
                 * @example 1
                 */
                id: 1 | 2;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts for the period. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Uploads": 18,
                     *       "Signed": 6,
                     *       "Accounts": 3,
                     *       "Clients": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /**
                 * @description Search text.
                 * @example letter
                 */
                searchTerm?: components["parameters"]["searchTerm"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["pageNumber"];
                /**
                 * @description Rows per page.
                 * @example 20
                 */
                itemsPerPage?: components["parameters"]["itemsPerPage"];
                /**
                 * @description Sort direction, ascending or descending.
                 * @example asc
                 */
                sortDirection?: components["parameters"]["sortDirection"];
                /**
                 * @description The field to sort by.
                 * @example Surname
                 */
                sortField?: components["parameters"]["accountSortField"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Items": [
                     *         {
                     *           "Id": 7,
                     *           "GivenName": "Olivia",
                     *           "Surname": "Nguyen",
                     *           "Email": "olivia.nguyen@harbourbakery.example",
                     *           "Username": "olivia.nguyen@harbourbakery.example",
                     *           "IsActive": true,
                     *           "InviteToken": null,
                     *           "InviteStatusDescription": "Accepted",
                     *           "Clients": [
                     *             {
                     *               "Id": 12,
                     *               "Name": "Harbour Bakery"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "TotalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AccountList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateAccount: {
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
                 *       "newUser": {
                 *         "Id": 7,
                 *         "GivenName": "Olivia",
                 *         "Surname": "Nguyen",
                 *         "Email": "olivia.nguyen@harbourbakery.example"
                 *       },
                 *       "assignedEntities": [
                 *         12
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description A client's user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 7,
                     *       "GivenName": "Olivia",
                     *       "Surname": "Nguyen",
                     *       "Email": "olivia.nguyen@harbourbakery.example",
                     *       "Username": "olivia.nguyen@harbourbakery.example",
                     *       "IsActive": true,
                     *       "InviteToken": null,
                     *       "InviteStatusDescription": "Accepted",
                     *       "Clients": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OnlyThemselves"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AccountExists"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listAccountsWithClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accounts, sorted by surname. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": 7,
                     *         "GivenName": "Olivia",
                     *         "Surname": "Nguyen",
                     *         "Email": "olivia.nguyen@harbourbakery.example",
                     *         "Username": "olivia.nguyen@harbourbakery.example",
                     *         "IsActive": true,
                     *         "InviteToken": null,
                     *         "InviteStatusDescription": "Accepted",
                     *         "Clients": [
                     *           {
                     *             "Id": 12,
                     *             "Name": "Harbour Bakery"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Accounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    inviteAccount: {
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
                 *       "newUser": {
                 *         "GivenName": "Olivia",
                 *         "Surname": "Nguyen",
                 *         "Email": "olivia.nguyen@harbourbakery.example"
                 *       },
                 *       "assignedEntities": [
                 *         12
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AccountInvite"];
            };
        };
        responses: {
            /** @description A client's user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 7,
                     *       "GivenName": "Olivia",
                     *       "Surname": "Nguyen",
                     *       "Email": "olivia.nguyen@harbourbakery.example",
                     *       "Username": "olivia.nguyen@harbourbakery.example",
                     *       "IsActive": true,
                     *       "InviteToken": null,
                     *       "InviteStatusDescription": "Accepted",
                     *       "Clients": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AccountExists"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    assignAccountClients: {
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
                 *       "userId": 7,
                 *       "assignedEntities": [
                 *         12
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AccountAssignment"];
            };
        };
        responses: {
            /** @description A client's user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 7,
                     *       "GivenName": "Olivia",
                     *       "Surname": "Nguyen",
                     *       "Email": "olivia.nguyen@harbourbakery.example",
                     *       "Username": "olivia.nguyen@harbourbakery.example",
                     *       "IsActive": true,
                     *       "InviteToken": null,
                     *       "InviteStatusDescription": "Accepted",
                     *       "Clients": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ClientsAssigned"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    unassignAccountClients: {
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
                 *       "userId": 7,
                 *       "assignedEntities": [
                 *         12
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AccountAssignment"];
            };
        };
        responses: {
            /** @description A client's user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 7,
                     *       "GivenName": "Olivia",
                     *       "Surname": "Nguyen",
                     *       "Email": "olivia.nguyen@harbourbakery.example",
                     *       "Username": "olivia.nguyen@harbourbakery.example",
                     *       "IsActive": true,
                     *       "InviteToken": null,
                     *       "InviteStatusDescription": "Accepted",
                     *       "Clients": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
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
    listAccountSignatories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accounts, sorted by surname. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": 7,
                     *         "GivenName": "Olivia",
                     *         "Surname": "Nguyen",
                     *         "Email": "olivia.nguyen@harbourbakery.example",
                     *         "Username": "olivia.nguyen@harbourbakery.example",
                     *         "IsActive": true,
                     *         "InviteToken": null,
                     *         "InviteStatusDescription": "Accepted",
                     *         "Clients": [
                     *           {
                     *             "Id": 12,
                     *             "Name": "Harbour Bakery"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Accounts"];
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
    resendAccountInvite: {
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
                 *       "Id": 7
                 *     }
                 */
                "application/json": components["schemas"]["IdRequest"];
            };
        };
        responses: {
            /** @description A client's user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 7,
                     *       "GivenName": "Olivia",
                     *       "Surname": "Nguyen",
                     *       "Email": "olivia.nguyen@harbourbakery.example",
                     *       "Username": "olivia.nguyen@harbourbakery.example",
                     *       "IsActive": true,
                     *       "InviteToken": null,
                     *       "InviteStatusDescription": "Accepted",
                     *       "Clients": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
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
    resendAllAccountInvites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Number of invites sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Sent": 4
                     *     }
                     */
                    "application/json": components["schemas"]["InvitesSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Account id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A client's user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 7,
                     *       "GivenName": "Olivia",
                     *       "Surname": "Nguyen",
                     *       "Email": "olivia.nguyen@harbourbakery.example",
                     *       "Username": "olivia.nguyen@harbourbakery.example",
                     *       "IsActive": true,
                     *       "InviteToken": null,
                     *       "InviteStatusDescription": "Accepted",
                     *       "Clients": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
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
    deleteAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Account id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    changeAccountStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Account id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "inactivate": true
                 *     }
                 */
                "application/json": components["schemas"]["StatusChange"];
            };
        };
        responses: {
            /** @description A client's user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 7,
                     *       "GivenName": "Olivia",
                     *       "Surname": "Nguyen",
                     *       "Email": "olivia.nguyen@harbourbakery.example",
                     *       "Username": "olivia.nguyen@harbourbakery.example",
                     *       "IsActive": true,
                     *       "InviteToken": null,
                     *       "InviteStatusDescription": "Accepted",
                     *       "Clients": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
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
    listEmployees: {
        parameters: {
            query?: {
                /**
                 * @description Search text.
                 * @example letter
                 */
                searchTerm?: components["parameters"]["searchTerm"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["pageNumber"];
                /**
                 * @description Rows per page.
                 * @example 20
                 */
                itemsPerPage?: components["parameters"]["itemsPerPage"];
                /**
                 * @description Sort direction, ascending or descending.
                 * @example asc
                 */
                sortDirection?: components["parameters"]["sortDirection"];
                /**
                 * @description The field to sort by.
                 * @example Surname
                 */
                sortField?: components["parameters"]["employeeSortField"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of employees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Items": [
                     *         {
                     *           "Id": 3,
                     *           "Username": "amelia.hart@brightlane.example",
                     *           "GivenName": "Amelia",
                     *           "Surname": "Hart",
                     *           "Email": "amelia.hart@brightlane.example",
                     *           "Mobile": "+61423456789",
                     *           "IsActive": true,
                     *           "IsAdmin": true,
                     *           "Signatory": true,
                     *           "DefaultNotificationRecipient": false,
                     *           "AcceptedInvite": true,
                     *           "InviteToken": null,
                     *           "AdobeStatus": "",
                     *           "SubscribedClients": [
                     *             {
                     *               "Id": 12,
                     *               "Name": "Harbour Bakery",
                     *               "OnlySubscriber": false
                     *             }
                     *           ],
                     *           "Firm": {
                     *             "Id": 1,
                     *             "Name": "Bright & Lane Advisory"
                     *           }
                     *         }
                     *       ],
                     *       "TotalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["EmployeeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listAllEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Employees, sorted by surname. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": 3,
                     *         "Username": "amelia.hart@brightlane.example",
                     *         "GivenName": "Amelia",
                     *         "Surname": "Hart",
                     *         "Email": "amelia.hart@brightlane.example",
                     *         "Mobile": "+61423456789",
                     *         "IsActive": true,
                     *         "IsAdmin": true,
                     *         "Signatory": true,
                     *         "DefaultNotificationRecipient": false,
                     *         "AcceptedInvite": true,
                     *         "InviteToken": null,
                     *         "AdobeStatus": "",
                     *         "SubscribedClients": [
                     *           {
                     *             "Id": 12,
                     *             "Name": "Harbour Bakery",
                     *             "OnlySubscriber": false
                     *           }
                     *         ],
                     *         "Firm": {
                     *           "Id": 1,
                     *           "Name": "Bright & Lane Advisory"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Employees"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listActiveEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Employees, sorted by surname. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": 3,
                     *         "Username": "amelia.hart@brightlane.example",
                     *         "GivenName": "Amelia",
                     *         "Surname": "Hart",
                     *         "Email": "amelia.hart@brightlane.example",
                     *         "Mobile": "+61423456789",
                     *         "IsActive": true,
                     *         "IsAdmin": true,
                     *         "Signatory": true,
                     *         "DefaultNotificationRecipient": false,
                     *         "AcceptedInvite": true,
                     *         "InviteToken": null,
                     *         "AdobeStatus": "",
                     *         "SubscribedClients": [
                     *           {
                     *             "Id": 12,
                     *             "Name": "Harbour Bakery",
                     *             "OnlySubscriber": false
                     *           }
                     *         ],
                     *         "Firm": {
                     *           "Id": 1,
                     *           "Name": "Bright & Lane Advisory"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Employees"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    loadInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of the invite link.
                 * @example k3jX0vZ1
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An invite that can be accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Status": "found",
                     *       "Email": "amelia.hart@brightlane.example",
                     *       "GivenName": "Amelia",
                     *       "FirmName": "Bright & Lane Advisory",
                     *       "Expires": "2026-09-05T04:05:00Z",
                     *       "PasswordRequired": true
                     *     }
                     */
                    "application/json": components["schemas"]["Invite"];
                };
            };
            400: components["responses"]["InviteExpired"];
            404: components["responses"]["InviteNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listEmployeeSignatories: {
        parameters: {
            query?: {
                /**
                 * @description Omit employees who have not accepted their invite.
                 * @example true
                 */
                acceptedInviteOnly?: components["parameters"]["acceptedInviteOnly"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Employees, sorted by surname. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": 3,
                     *         "Username": "amelia.hart@brightlane.example",
                     *         "GivenName": "Amelia",
                     *         "Surname": "Hart",
                     *         "Email": "amelia.hart@brightlane.example",
                     *         "Mobile": "+61423456789",
                     *         "IsActive": true,
                     *         "IsAdmin": true,
                     *         "Signatory": true,
                     *         "DefaultNotificationRecipient": false,
                     *         "AcceptedInvite": true,
                     *         "InviteToken": null,
                     *         "AdobeStatus": "",
                     *         "SubscribedClients": [
                     *           {
                     *             "Id": 12,
                     *             "Name": "Harbour Bakery",
                     *             "OnlySubscriber": false
                     *           }
                     *         ],
                     *         "Firm": {
                     *           "Id": 1,
                     *           "Name": "Bright & Lane Advisory"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Employees"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getMyDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A member of staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 3,
                     *       "Username": "amelia.hart@brightlane.example",
                     *       "GivenName": "Amelia",
                     *       "Surname": "Hart",
                     *       "Email": "amelia.hart@brightlane.example",
                     *       "Mobile": "+61423456789",
                     *       "IsActive": true,
                     *       "IsAdmin": true,
                     *       "Signatory": true,
                     *       "DefaultNotificationRecipient": false,
                     *       "AcceptedInvite": true,
                     *       "InviteToken": null,
                     *       "AdobeStatus": "",
                     *       "SubscribedClients": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery",
                     *           "OnlySubscriber": false
                     *         }
                     *       ],
                     *       "Firm": {
                     *         "Id": 1,
                     *         "Name": "Bright & Lane Advisory"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createEmployee: {
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
                 *       "GivenName": "Amelia",
                 *       "Surname": "Hart",
                 *       "Email": "amelia.hart@brightlane.example",
                 *       "Mobile": "+61423456789",
                 *       "IsAdmin": false,
                 *       "Signatory": true
                 *     }
                 */
                "application/json": components["schemas"]["NewEmployee"];
            };
        };
        responses: {
            /** @description A member of staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 3,
                     *       "Username": "amelia.hart@brightlane.example",
                     *       "GivenName": "Amelia",
                     *       "Surname": "Hart",
                     *       "Email": "amelia.hart@brightlane.example",
                     *       "Mobile": "+61423456789",
                     *       "IsActive": true,
                     *       "IsAdmin": true,
                     *       "Signatory": true,
                     *       "DefaultNotificationRecipient": false,
                     *       "AcceptedInvite": true,
                     *       "InviteToken": null,
                     *       "AdobeStatus": "",
                     *       "SubscribedClients": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery",
                     *           "OnlySubscriber": false
                     *         }
                     *       ],
                     *       "Firm": {
                     *         "Id": 1,
                     *         "Name": "Bright & Lane Advisory"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["EmployeeExists"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    addExistingEmployee: {
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
                 *       "Email": "amelia.hart@brightlane.example",
                 *       "IsAdmin": false,
                 *       "Signatory": true
                 *     }
                 */
                "application/json": components["schemas"]["ExistingEmployee"];
            };
        };
        responses: {
            /** @description A member of staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 3,
                     *       "Username": "amelia.hart@brightlane.example",
                     *       "GivenName": "Amelia",
                     *       "Surname": "Hart",
                     *       "Email": "amelia.hart@brightlane.example",
                     *       "Mobile": "+61423456789",
                     *       "IsActive": true,
                     *       "IsAdmin": true,
                     *       "Signatory": true,
                     *       "DefaultNotificationRecipient": false,
                     *       "AcceptedInvite": true,
                     *       "InviteToken": null,
                     *       "AdobeStatus": "",
                     *       "SubscribedClients": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery",
                     *           "OnlySubscriber": false
                     *         }
                     *       ],
                     *       "Firm": {
                     *         "Id": 1,
                     *         "Name": "Bright & Lane Advisory"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EmployeeExists"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteEmployee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Employee id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "employeeId": 4,
                 *         "clientId": 12
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["Reassignments"];
            };
        };
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnAccount"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    inactivateEmployee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Employee id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "employeeId": 4,
                 *         "clientId": 12
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["Reassignments"];
            };
        };
        responses: {
            /** @description A member of staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 3,
                     *       "Username": "amelia.hart@brightlane.example",
                     *       "GivenName": "Amelia",
                     *       "Surname": "Hart",
                     *       "Email": "amelia.hart@brightlane.example",
                     *       "Mobile": "+61423456789",
                     *       "IsActive": true,
                     *       "IsAdmin": true,
                     *       "Signatory": true,
                     *       "DefaultNotificationRecipient": false,
                     *       "AcceptedInvite": true,
                     *       "InviteToken": null,
                     *       "AdobeStatus": "",
                     *       "SubscribedClients": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery",
                     *           "OnlySubscriber": false
                     *         }
                     *       ],
                     *       "Firm": {
                     *         "Id": 1,
                     *         "Name": "Bright & Lane Advisory"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnAccount"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    checkEmployeeExists: {
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
                 *       "email": "amelia.hart@brightlane.example"
                 *     }
                 */
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Whether the email address is in use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Exists": false,
                     *       "AccountExists": false
                     *     }
                     */
                    "application/json": components["schemas"]["EmailCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    activateEmployee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Employee id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A member of staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 3,
                     *       "Username": "amelia.hart@brightlane.example",
                     *       "GivenName": "Amelia",
                     *       "Surname": "Hart",
                     *       "Email": "amelia.hart@brightlane.example",
                     *       "Mobile": "+61423456789",
                     *       "IsActive": true,
                     *       "IsAdmin": true,
                     *       "Signatory": true,
                     *       "DefaultNotificationRecipient": false,
                     *       "AcceptedInvite": true,
                     *       "InviteToken": null,
                     *       "AdobeStatus": "",
                     *       "SubscribedClients": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery",
                     *           "OnlySubscriber": false
                     *         }
                     *       ],
                     *       "Firm": {
                     *         "Id": 1,
                     *         "Name": "Bright & Lane Advisory"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnAccount"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    promoteEmployee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Employee id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A member of staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 3,
                     *       "Username": "amelia.hart@brightlane.example",
                     *       "GivenName": "Amelia",
                     *       "Surname": "Hart",
                     *       "Email": "amelia.hart@brightlane.example",
                     *       "Mobile": "+61423456789",
                     *       "IsActive": true,
                     *       "IsAdmin": true,
                     *       "Signatory": true,
                     *       "DefaultNotificationRecipient": false,
                     *       "AcceptedInvite": true,
                     *       "InviteToken": null,
                     *       "AdobeStatus": "",
                     *       "SubscribedClients": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery",
                     *           "OnlySubscriber": false
                     *         }
                     *       ],
                     *       "Firm": {
                     *         "Id": 1,
                     *         "Name": "Bright & Lane Advisory"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnAccount"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    demoteEmployee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Employee id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A member of staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 3,
                     *       "Username": "amelia.hart@brightlane.example",
                     *       "GivenName": "Amelia",
                     *       "Surname": "Hart",
                     *       "Email": "amelia.hart@brightlane.example",
                     *       "Mobile": "+61423456789",
                     *       "IsActive": true,
                     *       "IsAdmin": true,
                     *       "Signatory": true,
                     *       "DefaultNotificationRecipient": false,
                     *       "AcceptedInvite": true,
                     *       "InviteToken": null,
                     *       "AdobeStatus": "",
                     *       "SubscribedClients": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery",
                     *           "OnlySubscriber": false
                     *         }
                     *       ],
                     *       "Firm": {
                     *         "Id": 1,
                     *         "Name": "Bright & Lane Advisory"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnAccount"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    setDefaultRecipient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Employee id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A member of staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 3,
                     *       "Username": "amelia.hart@brightlane.example",
                     *       "GivenName": "Amelia",
                     *       "Surname": "Hart",
                     *       "Email": "amelia.hart@brightlane.example",
                     *       "Mobile": "+61423456789",
                     *       "IsActive": true,
                     *       "IsAdmin": true,
                     *       "Signatory": true,
                     *       "DefaultNotificationRecipient": false,
                     *       "AcceptedInvite": true,
                     *       "InviteToken": null,
                     *       "AdobeStatus": "",
                     *       "SubscribedClients": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery",
                     *           "OnlySubscriber": false
                     *         }
                     *       ],
                     *       "Firm": {
                     *         "Id": 1,
                     *         "Name": "Bright & Lane Advisory"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RecipientInactive"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    removeDefaultRecipient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Employee id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A member of staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 3,
                     *       "Username": "amelia.hart@brightlane.example",
                     *       "GivenName": "Amelia",
                     *       "Surname": "Hart",
                     *       "Email": "amelia.hart@brightlane.example",
                     *       "Mobile": "+61423456789",
                     *       "IsActive": true,
                     *       "IsAdmin": true,
                     *       "Signatory": true,
                     *       "DefaultNotificationRecipient": false,
                     *       "AcceptedInvite": true,
                     *       "InviteToken": null,
                     *       "AdobeStatus": "",
                     *       "SubscribedClients": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery",
                     *           "OnlySubscriber": false
                     *         }
                     *       ],
                     *       "Firm": {
                     *         "Id": 1,
                     *         "Name": "Bright & Lane Advisory"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Employee"];
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
    resendEmployeeInvite: {
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
                 *       "Id": 7
                 *     }
                 */
                "application/json": components["schemas"]["IdRequest"];
            };
        };
        responses: {
            /** @description A member of staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 3,
                     *       "Username": "amelia.hart@brightlane.example",
                     *       "GivenName": "Amelia",
                     *       "Surname": "Hart",
                     *       "Email": "amelia.hart@brightlane.example",
                     *       "Mobile": "+61423456789",
                     *       "IsActive": true,
                     *       "IsAdmin": true,
                     *       "Signatory": true,
                     *       "DefaultNotificationRecipient": false,
                     *       "AcceptedInvite": true,
                     *       "InviteToken": null,
                     *       "AdobeStatus": "",
                     *       "SubscribedClients": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery",
                     *           "OnlySubscriber": false
                     *         }
                     *       ],
                     *       "Firm": {
                     *         "Id": 1,
                     *         "Name": "Bright & Lane Advisory"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Employee"];
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
    resendInviteByToken: {
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
                 *       "Token": "k3jX0vZ1"
                 *     }
                 */
                "application/json": components["schemas"]["InviteToken"];
            };
        };
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    resendInviteByEmail: {
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
                 *       "Email": "amelia.hart@brightlane.example"
                 *     }
                 */
                "application/json": components["schemas"]["InviteEmail"];
            };
        };
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    acceptInvite: {
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
                 *       "inviteToken": "k3jX0vZ1",
                 *       "password": "Wattle#2026"
                 *     }
                 */
                "application/json": components["schemas"]["InviteAcceptance"];
            };
        };
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InviteExpired"];
            404: components["responses"]["InviteNotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    changePassword: {
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
                 *       "oldPassword": "Wattle#2025",
                 *       "newPassword": "Wattle#2026"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["OldPasswordWrong"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    requestPasswordReset: {
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
                 *       "email": "amelia.hart@brightlane.example"
                 *     }
                 */
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description What was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Message": "sent"
                     *     }
                     */
                    "application/json": components["schemas"]["PasswordResetReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    performPasswordReset: {
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
                 *       "password": "Wattle#2026",
                 *       "token": "r9Qm2tLw"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Employee id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A member of staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 3,
                     *       "Username": "amelia.hart@brightlane.example",
                     *       "GivenName": "Amelia",
                     *       "Surname": "Hart",
                     *       "Email": "amelia.hart@brightlane.example",
                     *       "Mobile": "+61423456789",
                     *       "IsActive": true,
                     *       "IsAdmin": true,
                     *       "Signatory": true,
                     *       "DefaultNotificationRecipient": false,
                     *       "AcceptedInvite": true,
                     *       "InviteToken": null,
                     *       "AdobeStatus": "",
                     *       "SubscribedClients": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery",
                     *           "OnlySubscriber": false
                     *         }
                     *       ],
                     *       "Firm": {
                     *         "Id": 1,
                     *         "Name": "Bright & Lane Advisory"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Employee"];
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
    updateEmployee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Employee id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "GivenName": "Amelia",
                 *       "Surname": "Hart",
                 *       "Email": "amelia.hart@brightlane.example",
                 *       "Mobile": "+61423456789",
                 *       "Signatory": true
                 *     }
                 */
                "application/json": components["schemas"]["EmployeeUpdate"];
            };
        };
        responses: {
            /** @description A member of staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 3,
                     *       "Username": "amelia.hart@brightlane.example",
                     *       "GivenName": "Amelia",
                     *       "Surname": "Hart",
                     *       "Email": "amelia.hart@brightlane.example",
                     *       "Mobile": "+61423456789",
                     *       "IsActive": true,
                     *       "IsAdmin": true,
                     *       "Signatory": true,
                     *       "DefaultNotificationRecipient": false,
                     *       "AcceptedInvite": true,
                     *       "InviteToken": null,
                     *       "AdobeStatus": "",
                     *       "SubscribedClients": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery",
                     *           "OnlySubscriber": false
                     *         }
                     *       ],
                     *       "Firm": {
                     *         "Id": 1,
                     *         "Name": "Bright & Lane Advisory"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EmployeeExists"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /**
                 * @description Search text.
                 * @example letter
                 */
                searchTerm?: components["parameters"]["searchTerm"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["pageNumber"];
                /**
                 * @description Rows per page.
                 * @example 20
                 */
                itemsPerPage?: components["parameters"]["itemsPerPage"];
                /**
                 * @description Sort direction, ascending or descending.
                 * @example asc
                 */
                sortDirection?: components["parameters"]["sortDirection"];
                /**
                 * @description The field to sort by.
                 * @example Name
                 */
                sortField?: components["parameters"]["clientSortField"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Items": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Harbour Bakery",
                     *           "ContactName": "Olivia Nguyen",
                     *           "Accounts": [
                     *             {
                     *               "Id": 7,
                     *               "GivenName": "Olivia",
                     *               "Surname": "Nguyen",
                     *               "Email": "olivia.nguyen@harbourbakery.example"
                     *             }
                     *           ],
                     *           "Clients": []
                     *         }
                     *       ],
                     *       "TotalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ClientList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createClient: {
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
                 *       "Name": "Harbour Bakery",
                 *       "ContactName": "Olivia Nguyen"
                 *     }
                 */
                "application/json": components["schemas"]["NewClient"];
            };
        };
        responses: {
            /** @description A client of the firm. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 12,
                     *       "Name": "Harbour Bakery",
                     *       "ContactName": "Olivia Nguyen",
                     *       "Accounts": [
                     *         {
                     *           "Id": 7,
                     *           "GivenName": "Olivia",
                     *           "Surname": "Nguyen",
                     *           "Email": "olivia.nguyen@harbourbakery.example"
                     *         }
                     *       ],
                     *       "Clients": []
                     *     }
                     */
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getClientSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recipients of a client's notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ClientId": 12,
                     *       "Accounts": [
                     *         {
                     *           "Id": 7,
                     *           "GivenName": "Olivia",
                     *           "Surname": "Nguyen",
                     *           "Email": "olivia.nguyen@harbourbakery.example",
                     *           "IsSubscribed": true
                     *         }
                     *       ],
                     *       "Employees": [
                     *         {
                     *           "Id": 7,
                     *           "GivenName": "Olivia",
                     *           "Surname": "Nguyen",
                     *           "Email": "olivia.nguyen@harbourbakery.example",
                     *           "IsSubscribed": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Subscriptions"];
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
    updateClientSubscriptions: {
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
                 *       "ClientId": 12,
                 *       "UserIds": [
                 *         7
                 *       ],
                 *       "EmployeeIds": [
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SubscriptionUpdate"];
            };
        };
        responses: {
            /** @description Recipients of a client's notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ClientId": 12,
                     *       "Accounts": [
                     *         {
                     *           "Id": 7,
                     *           "GivenName": "Olivia",
                     *           "Surname": "Nguyen",
                     *           "Email": "olivia.nguyen@harbourbakery.example",
                     *           "IsSubscribed": true
                     *         }
                     *       ],
                     *       "Employees": [
                     *         {
                     *           "Id": 7,
                     *           "GivenName": "Olivia",
                     *           "Surname": "Nguyen",
                     *           "Email": "olivia.nguyen@harbourbakery.example",
                     *           "IsSubscribed": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Subscriptions"];
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
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A client of the firm. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 12,
                     *       "Name": "Harbour Bakery",
                     *       "ContactName": "Olivia Nguyen",
                     *       "Accounts": [
                     *         {
                     *           "Id": 7,
                     *           "GivenName": "Olivia",
                     *           "Surname": "Nguyen",
                     *           "Email": "olivia.nguyen@harbourbakery.example"
                     *         }
                     *       ],
                     *       "Clients": []
                     *     }
                     */
                    "application/json": components["schemas"]["Client"];
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
    updateClient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Name": "Harbour Bakery",
                 *       "ContactName": "Olivia Nguyen"
                 *     }
                 */
                "application/json": components["schemas"]["NewClient"];
            };
        };
        responses: {
            /** @description A client of the firm. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 12,
                     *       "Name": "Harbour Bakery",
                     *       "ContactName": "Olivia Nguyen",
                     *       "Accounts": [
                     *         {
                     *           "Id": 7,
                     *           "GivenName": "Olivia",
                     *           "Surname": "Nguyen",
                     *           "Email": "olivia.nguyen@harbourbakery.example"
                     *         }
                     *       ],
                     *       "Clients": []
                     *     }
                     */
                    "application/json": components["schemas"]["Client"];
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
    deleteClient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Client id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OutstandingTasks"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listFirms: {
        parameters: {
            query?: {
                /**
                 * @description Search text.
                 * @example letter
                 */
                searchTerm?: components["parameters"]["searchTerm"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["pageNumber"];
                /**
                 * @description Rows per page.
                 * @example 20
                 */
                itemsPerPage?: components["parameters"]["itemsPerPage"];
                /**
                 * @description Sort direction, ascending or descending.
                 * @example asc
                 */
                sortDirection?: components["parameters"]["sortDirection"];
                /**
                 * @description The field to sort by.
                 * @example Name
                 */
                sortField?: components["parameters"]["firmSortField"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of firms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Items": [
                     *         {
                     *           "Id": 1,
                     *           "Name": "Bright & Lane Advisory",
                     *           "IsActive": true,
                     *           "EnforceAccountMFA": false,
                     *           "EnforceSignatureLogin": true
                     *         }
                     *       ],
                     *       "TotalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FirmList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    registerFirm: {
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
                 *       "firmName": "Coastal Legal",
                 *       "firstName": "Jack",
                 *       "surname": "Wilson",
                 *       "email": "jack.wilson@coastallegal.example",
                 *       "featuresEnabled": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FirmRegistration"];
            };
        };
        responses: {
            /** @description A firm of the installation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 1,
                     *       "Name": "Bright & Lane Advisory",
                     *       "IsActive": true,
                     *       "EnforceAccountMFA": false,
                     *       "EnforceSignatureLogin": true
                     *     }
                     */
                    "application/json": components["schemas"]["Firm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getFirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Firm id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A firm of the installation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 1,
                     *       "Name": "Bright & Lane Advisory",
                     *       "IsActive": true,
                     *       "EnforceAccountMFA": false,
                     *       "EnforceSignatureLogin": true
                     *     }
                     */
                    "application/json": components["schemas"]["Firm"];
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
    updateFirm: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Firm id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Bright & Lane Advisory",
                 *       "enforceAccountMFA": false,
                 *       "enforceSignatureLogin": true
                 *     }
                 */
                "application/json": components["schemas"]["FirmUpdate"];
            };
        };
        responses: {
            /** @description A firm of the installation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 1,
                     *       "Name": "Bright & Lane Advisory",
                     *       "IsActive": true,
                     *       "EnforceAccountMFA": false,
                     *       "EnforceSignatureLogin": true
                     *     }
                     */
                    "application/json": components["schemas"]["Firm"];
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
    deactivateFirm: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Firm id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    listFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Features, sorted by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": 1,
                     *         "Name": "ClientChangeEnabled",
                     *         "Description": "Staff may add and edit clients",
                     *         "IsEnabled": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Features"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listAvailableFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Features, sorted by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": 1,
                     *         "Name": "ClientChangeEnabled",
                     *         "Description": "Staff may add and edit clients",
                     *         "IsEnabled": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Features"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listFirmFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Firm id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Features, sorted by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": 1,
                     *         "Name": "ClientChangeEnabled",
                     *         "Description": "Staff may add and edit clients",
                     *         "IsEnabled": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Features"];
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
    assignFirmFeatures: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Firm id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "Id": 1,
                 *         "Name": "ClientChangeEnabled",
                 *         "Description": "Staff may add and edit clients",
                 *         "IsEnabled": true
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["Features"];
            };
        };
        responses: {
            /** @description Features, sorted by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": 1,
                     *         "Name": "ClientChangeEnabled",
                     *         "Description": "Staff may add and edit clients",
                     *         "IsEnabled": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Features"];
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
    listNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Templates, sorted by title. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": 5,
                     *         "Title": "Document uploaded",
                     *         "Type": 16,
                     *         "EmailBody": "<p>A document is waiting for you.</p>",
                     *         "SmsBody": "A document is waiting for you.",
                     *         "Enabled": true,
                     *         "DisableAllowed": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["NotificationTemplates"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listMergeFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Template type, a power of two.
                 * @example 1
                 */
                type: 1 | 2 | 4 | 8 | 16 | 32 | 64 | 128 | 256 | 512 | 1024 | 2048 | 4096 | 8192 | 16384 | 32768 | 65536;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Placeholders of one type; empty if the type has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Name": "Client name",
                     *         "Placeholder": "{{ClientName}}"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MergeFields"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getReplyAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reply address of the firm, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": 1,
                     *         "Address": "hello@brightlane.example"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ReplyAddresses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateReplyAddress: {
        parameters: {
            query: {
                /**
                 * @description Reply address id.
                 * @example 1
                 */
                id: components["parameters"]["replyAddressId"];
                /**
                 * @description The email address.
                 * @example hello@brightlane.example
                 */
                address: components["parameters"]["address"];
            };
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
        requestBody?: never;
        responses: {
            /** @description The address for replies to notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 1,
                     *       "Address": "hello@brightlane.example"
                     *     }
                     */
                    "application/json": components["schemas"]["ReplyAddress"];
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
    createReplyAddress: {
        parameters: {
            query: {
                /**
                 * @description The email address.
                 * @example hello@brightlane.example
                 */
                address: components["parameters"]["address"];
            };
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
        requestBody?: never;
        responses: {
            /** @description The address for replies to notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 1,
                     *       "Address": "hello@brightlane.example"
                     *     }
                     */
                    "application/json": components["schemas"]["ReplyAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Template id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text of one kind of notification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 5,
                     *       "Title": "Document uploaded",
                     *       "Type": 16,
                     *       "EmailBody": "<p>A document is waiting for you.</p>",
                     *       "SmsBody": "A document is waiting for you.",
                     *       "Enabled": true,
                     *       "DisableAllowed": true
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationTemplate"];
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
    updateNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Template id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Title": "Document uploaded",
                 *       "EmailBody": "<p>A document is waiting for you.</p>",
                 *       "SmsBody": "A document is waiting for you."
                 *     }
                 */
                "application/json": components["schemas"]["NotificationUpdate"];
            };
        };
        responses: {
            /** @description The text of one kind of notification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 5,
                     *       "Title": "Document uploaded",
                     *       "Type": 16,
                     *       "EmailBody": "<p>A document is waiting for you.</p>",
                     *       "SmsBody": "A document is waiting for you.",
                     *       "Enabled": true,
                     *       "DisableAllowed": true
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationTemplate"];
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
    enableNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Template id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text of one kind of notification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 5,
                     *       "Title": "Document uploaded",
                     *       "Type": 16,
                     *       "EmailBody": "<p>A document is waiting for you.</p>",
                     *       "SmsBody": "A document is waiting for you.",
                     *       "Enabled": true,
                     *       "DisableAllowed": true
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationTemplate"];
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
    disableNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Template id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text of one kind of notification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 5,
                     *       "Title": "Document uploaded",
                     *       "Type": 16,
                     *       "EmailBody": "<p>A document is waiting for you.</p>",
                     *       "SmsBody": "A document is waiting for you.",
                     *       "Enabled": true,
                     *       "DisableAllowed": true
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationTemplate"];
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
    listSystemNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Templates, sorted by title. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": 5,
                     *         "Title": "Document uploaded",
                     *         "Type": 16,
                     *         "EmailBody": "<p>A document is waiting for you.</p>",
                     *         "SmsBody": "A document is waiting for you.",
                     *         "Enabled": true,
                     *         "DisableAllowed": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["NotificationTemplates"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createSystemNotification: {
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
                 *       "Title": "Document uploaded",
                 *       "Type": 16,
                 *       "EmailBody": "<p>A document is waiting for you.</p>",
                 *       "SmsBody": "A document is waiting for you.",
                 *       "DisableAllowed": true
                 *     }
                 */
                "application/json": components["schemas"]["NewSystemNotification"];
            };
        };
        responses: {
            /** @description The text of one kind of notification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 5,
                     *       "Title": "Document uploaded",
                     *       "Type": 16,
                     *       "EmailBody": "<p>A document is waiting for you.</p>",
                     *       "SmsBody": "A document is waiting for you.",
                     *       "Enabled": true,
                     *       "DisableAllowed": true
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getSystemNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Template id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text of one kind of notification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 5,
                     *       "Title": "Document uploaded",
                     *       "Type": 16,
                     *       "EmailBody": "<p>A document is waiting for you.</p>",
                     *       "SmsBody": "A document is waiting for you.",
                     *       "Enabled": true,
                     *       "DisableAllowed": true
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationTemplate"];
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
    updateSystemNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Template id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Title": "Document uploaded",
                 *       "EmailBody": "<p>A document is waiting for you.</p>",
                 *       "SmsBody": "A document is waiting for you."
                 *     }
                 */
                "application/json": components["schemas"]["NotificationUpdate"];
            };
        };
        responses: {
            /** @description The text of one kind of notification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 5,
                     *       "Title": "Document uploaded",
                     *       "Type": 16,
                     *       "EmailBody": "<p>A document is waiting for you.</p>",
                     *       "SmsBody": "A document is waiting for you.",
                     *       "Enabled": true,
                     *       "DisableAllowed": true
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationTemplate"];
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
    listAnnouncements: {
        parameters: {
            query?: {
                /**
                 * @description Search text.
                 * @example letter
                 */
                searchTerm?: components["parameters"]["searchTerm"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["pageNumber"];
                /**
                 * @description Rows per page.
                 * @example 20
                 */
                itemsPerPage?: components["parameters"]["itemsPerPage"];
                /**
                 * @description Sort direction, ascending or descending.
                 * @example asc
                 */
                sortDirection?: components["parameters"]["sortDirection"];
                /**
                 * @description The field to sort by.
                 * @example ModifiedDate
                 */
                sortField?: components["parameters"]["announcementSortField"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of announcements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Items": [
                     *         {
                     *           "Id": 9,
                     *           "Title": "Office closed on Monday",
                     *           "Body": "<p>We are back on Tuesday.</p>",
                     *           "IsExpirySet": true,
                     *           "ExpiryDate": "2026-09-05T04:05:00Z",
                     *           "IsVisible": true,
                     *           "ModifiedDate": "2026-09-05T04:05:00Z",
                     *           "Expired": false,
                     *           "Documents": [
                     *             {
                     *               "Id": 901,
                     *               "Title": "Office hours.pdf",
                     *               "Removed": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "TotalItems": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AnnouncementList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createAnnouncement: {
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
                 *       "Title": "Office closed on Monday",
                 *       "Body": "<p>We are back on Tuesday.</p>",
                 *       "IsExpirySet": true,
                 *       "ExpiryDate": "2026-09-05T04:05:00Z",
                 *       "Documents": [
                 *         {
                 *           "Id": 901,
                 *           "Title": "Office hours.pdf",
                 *           "Removed": false
                 *         }
                 *       ],
                 *       "UploadedFiles": [
                 *         {
                 *           "name": "Office hours.pdf",
                 *           "size": 52000,
                 *           "uploadIdentifier": "u_5Kq0dV2mXw"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewAnnouncement"];
            };
        };
        responses: {
            /** @description A notice to clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 9,
                     *       "Title": "Office closed on Monday",
                     *       "Body": "<p>We are back on Tuesday.</p>",
                     *       "IsExpirySet": true,
                     *       "ExpiryDate": "2026-09-05T04:05:00Z",
                     *       "IsVisible": true,
                     *       "ModifiedDate": "2026-09-05T04:05:00Z",
                     *       "Expired": false,
                     *       "Documents": [
                     *         {
                     *           "Id": 901,
                     *           "Title": "Office hours.pdf",
                     *           "Removed": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Announcement"];
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
    updateAnnouncement: {
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
                 *       "Id": 9,
                 *       "Title": "Office closed on Monday",
                 *       "Body": "<p>We are back on Tuesday.</p>",
                 *       "IsExpirySet": true,
                 *       "ExpiryDate": "2026-09-05T04:05:00Z",
                 *       "Documents": [
                 *         {
                 *           "Id": 901,
                 *           "Title": "Office hours.pdf",
                 *           "Removed": false
                 *         }
                 *       ],
                 *       "UploadedFiles": [
                 *         {
                 *           "name": "Office hours.pdf",
                 *           "size": 52000,
                 *           "uploadIdentifier": "u_5Kq0dV2mXw"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AnnouncementUpdate"];
            };
        };
        responses: {
            /** @description A notice to clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 9,
                     *       "Title": "Office closed on Monday",
                     *       "Body": "<p>We are back on Tuesday.</p>",
                     *       "IsExpirySet": true,
                     *       "ExpiryDate": "2026-09-05T04:05:00Z",
                     *       "IsVisible": true,
                     *       "ModifiedDate": "2026-09-05T04:05:00Z",
                     *       "Expired": false,
                     *       "Documents": [
                     *         {
                     *           "Id": 901,
                     *           "Title": "Office hours.pdf",
                     *           "Removed": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Announcement"];
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
    hideAnnouncement: {
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
                 *       "Id": 7
                 *     }
                 */
                "application/json": components["schemas"]["IdRequest"];
            };
        };
        responses: {
            /** @description A notice to clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 9,
                     *       "Title": "Office closed on Monday",
                     *       "Body": "<p>We are back on Tuesday.</p>",
                     *       "IsExpirySet": true,
                     *       "ExpiryDate": "2026-09-05T04:05:00Z",
                     *       "IsVisible": true,
                     *       "ModifiedDate": "2026-09-05T04:05:00Z",
                     *       "Expired": false,
                     *       "Documents": [
                     *         {
                     *           "Id": 901,
                     *           "Title": "Office hours.pdf",
                     *           "Removed": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Announcement"];
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
    publishAnnouncement: {
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
                 *       "Id": 7
                 *     }
                 */
                "application/json": components["schemas"]["IdRequest"];
            };
        };
        responses: {
            /** @description A notice to clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 9,
                     *       "Title": "Office closed on Monday",
                     *       "Body": "<p>We are back on Tuesday.</p>",
                     *       "IsExpirySet": true,
                     *       "ExpiryDate": "2026-09-05T04:05:00Z",
                     *       "IsVisible": true,
                     *       "ModifiedDate": "2026-09-05T04:05:00Z",
                     *       "Expired": false,
                     *       "Documents": [
                     *         {
                     *           "Id": 901,
                     *           "Title": "Office hours.pdf",
                     *           "Removed": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Announcement"];
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
    updateBranding: {
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
                 *       "colour": "333C91",
                 *       "splashTitle": "Welcome back",
                 *       "splashMsg": "Sign in to share documents with us.",
                 *       "logo": "data:image/png;base64,iVBORw0KGgo=",
                 *       "embed": "<a href=\"https://portal.example/login?theme=1\">Client login</a>",
                 *       "frameOrigins": [
                 *         "https://www.brightlane.example"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BrandingUpdate"];
            };
        };
        responses: {
            /** @description A firm's branding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "SplashTitle": "Welcome back",
                     *       "SplashMsg": "Sign in to share documents with us.",
                     *       "Logo": "data:image/png;base64,iVBORw0KGgo=",
                     *       "Colour": "333C91",
                     *       "Embed": "<a href=\"https://portal.example/login?theme=1\">Client login</a>",
                     *       "Firm": {
                     *         "Id": 1,
                     *         "Name": "Bright & Lane Advisory"
                     *       },
                     *       "FrameOrigins": [
                     *         "https://www.brightlane.example"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Branding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getBranding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A firm's branding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "SplashTitle": "Welcome back",
                     *       "SplashMsg": "Sign in to share documents with us.",
                     *       "Logo": "data:image/png;base64,iVBORw0KGgo=",
                     *       "Colour": "333C91",
                     *       "Embed": "<a href=\"https://portal.example/login?theme=1\">Client login</a>",
                     *       "Firm": {
                     *         "Id": 1,
                     *         "Name": "Bright & Lane Advisory"
                     *       },
                     *       "FrameOrigins": [
                     *         "https://www.brightlane.example"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Branding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getBrandingPath: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL of the logo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Path": null
                     *     }
                     */
                    "application/json": components["schemas"]["BrandingPath"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    refreshBranding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A firm's branding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "SplashTitle": "Welcome back",
                     *       "SplashMsg": "Sign in to share documents with us.",
                     *       "Logo": "data:image/png;base64,iVBORw0KGgo=",
                     *       "Colour": "333C91",
                     *       "Embed": "<a href=\"https://portal.example/login?theme=1\">Client login</a>",
                     *       "Firm": {
                     *         "Id": 1,
                     *         "Name": "Bright & Lane Advisory"
                     *       },
                     *       "FrameOrigins": [
                     *         "https://www.brightlane.example"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Branding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getThemeBranding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Theme, which is the firm id.
                 * @example 12
                 */
                theme: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A firm's branding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "SplashTitle": "Welcome back",
                     *       "SplashMsg": "Sign in to share documents with us.",
                     *       "Logo": "data:image/png;base64,iVBORw0KGgo=",
                     *       "Colour": "333C91",
                     *       "Embed": "<a href=\"https://portal.example/login?theme=1\">Client login</a>",
                     *       "Firm": {
                     *         "Id": 1,
                     *         "Name": "Bright & Lane Advisory"
                     *       },
                     *       "FrameOrigins": [
                     *         "https://www.brightlane.example"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Branding"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getSystemSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the setting.
                 * @example PreviewableFileExtensions
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One setting of the installation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Name": "PreviewableFileExtensions",
                     *       "Value": "pdf,png,jpg,jpeg,gif,bmp"
                     *     }
                     */
                    "application/json": components["schemas"]["SystemSetting"];
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
    getSigningPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The firm's signing preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "AttachAuditReport": true,
                     *       "RemindersEnabled": true,
                     *       "ReminderDurationInDays": 3
                     *     }
                     */
                    "application/json": components["schemas"]["SigningPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateSigningPreferences: {
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
                 *       "AttachAuditReport": true,
                 *       "RemindersEnabled": true,
                 *       "ReminderDurationInDays": 3
                 *     }
                 */
                "application/json": components["schemas"]["SigningPreferences"];
            };
        };
        responses: {
            /** @description The firm's signing preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "AttachAuditReport": true,
                     *       "RemindersEnabled": true,
                     *       "ReminderDurationInDays": 3
                     *     }
                     */
                    "application/json": components["schemas"]["SigningPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    verifyDocumentForSigning: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prechecks before setting up signing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "IsSignable": true,
                     *       "Message": null,
                     *       "Checks": [
                     *         {
                     *           "Code": "extension",
                     *           "Passed": true,
                     *           "Message": "The document is a PDF."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SignVerification"];
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
    setUpClickToSign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "UserIds": [
                 *         7
                 *       ],
                 *       "EmployeeId": 3
                 *     }
                 */
                "application/json": components["schemas"]["SignRequest"];
            };
        };
        responses: {
            /** @description A file shared with a client, and its signing task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 4021,
                     *       "Title": "Engagement letter 2026",
                     *       "Extension": "pdf",
                     *       "UploadedExtension": "PDF",
                     *       "CreatedBy": "Amelia Hart",
                     *       "CreatedDate": "2026-09-04T01:20:00Z",
                     *       "ModifiedDate": "2026-09-05T04:05:00Z",
                     *       "ModifiedBy": "Amelia Hart",
                     *       "Notifications": 2,
                     *       "EnabledNotifications": true,
                     *       "ActionTypeE": 5,
                     *       "Task": "Waiting for Olivia Nguyen to sign",
                     *       "TaskSetUp": {
                     *         "By": "Amelia Hart",
                     *         "Date": "2026-09-04T01:25:00Z"
                     *       },
                     *       "UsersToSign": [
                     *         {
                     *           "UserId": 7,
                     *           "GivenName": "Olivia",
                     *           "Surname": "Nguyen",
                     *           "Email": "olivia.nguyen@harbourbakery.example",
                     *           "SignedDate": null,
                     *           "DeclinedDate": null,
                     *           "InUse": false,
                     *           "LockExpires": null,
                     *           "PinUsable": true
                     *         }
                     *       ],
                     *       "EmployeeToSign": null,
                     *       "SignedUsers": [],
                     *       "DeclinedBy": null,
                     *       "DeclineComment": null,
                     *       "DocumentAdobeSigningUsers": [],
                     *       "DocumentFilter": {
                     *         "Id": 31,
                     *         "Text": "Tax returns"
                     *       },
                     *       "Client": {
                     *         "Id": 12,
                     *         "Name": "Harbour Bakery"
                     *       },
                     *       "Size": 184320,
                     *       "Unread": false
                     *     }
                     */
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TaskExists"];
            422: components["responses"]["NotSignable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    verifyClickToSignPin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "DocumentId": 4021,
                 *       "Pin": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["PinRequest"];
            };
        };
        responses: {
            /** @description The PIN is correct, the five-minute lock is held, and the signing frame can open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "Message": null,
                     *       "SigningUrl": "http://localhost:4003/frame/9f2c?ticket=5Kq0dV2m",
                     *       "LockExpires": "2026-09-05T04:05:00Z",
                     *       "LockSecondsLeft": 300,
                     *       "locations": []
                     *     }
                     */
                    "application/json": components["schemas"]["PinVerification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DocumentInUse"];
            422: components["responses"]["PinRefused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    commitClickToSign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file shared with a client, and its signing task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 4021,
                     *       "Title": "Engagement letter 2026",
                     *       "Extension": "pdf",
                     *       "UploadedExtension": "PDF",
                     *       "CreatedBy": "Amelia Hart",
                     *       "CreatedDate": "2026-09-04T01:20:00Z",
                     *       "ModifiedDate": "2026-09-05T04:05:00Z",
                     *       "ModifiedBy": "Amelia Hart",
                     *       "Notifications": 2,
                     *       "EnabledNotifications": true,
                     *       "ActionTypeE": 5,
                     *       "Task": "Waiting for Olivia Nguyen to sign",
                     *       "TaskSetUp": {
                     *         "By": "Amelia Hart",
                     *         "Date": "2026-09-04T01:25:00Z"
                     *       },
                     *       "UsersToSign": [
                     *         {
                     *           "UserId": 7,
                     *           "GivenName": "Olivia",
                     *           "Surname": "Nguyen",
                     *           "Email": "olivia.nguyen@harbourbakery.example",
                     *           "SignedDate": null,
                     *           "DeclinedDate": null,
                     *           "InUse": false,
                     *           "LockExpires": null,
                     *           "PinUsable": true
                     *         }
                     *       ],
                     *       "EmployeeToSign": null,
                     *       "SignedUsers": [],
                     *       "DeclinedBy": null,
                     *       "DeclineComment": null,
                     *       "DocumentAdobeSigningUsers": [],
                     *       "DocumentFilter": {
                     *         "Id": 31,
                     *         "Text": "Tax returns"
                     *       },
                     *       "Client": {
                     *         "Id": 12,
                     *         "Name": "Harbour Bakery"
                     *       },
                     *       "Size": 184320,
                     *       "Unread": false
                     *     }
                     */
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LockLost"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    renewSigningLock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The extended lock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "SigningUrl": "http://localhost:4003/frame/9f2c?ticket=8Yb1nC7q",
                     *       "LockExpires": "2026-09-05T04:05:00Z",
                     *       "LockSecondsLeft": 300
                     *     }
                     */
                    "application/json": components["schemas"]["SigningLock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DocumentInUse"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    resendOwnPin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PIN was emailed to the caller. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TaskConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    verifySecureSignPin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "DocumentId": 4021,
                 *       "Pin": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["PinRequest"];
            };
        };
        responses: {
            /** @description The PIN is correct, the five-minute lock is held, and the signing frame can open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "Message": null,
                     *       "SigningUrl": "http://localhost:4003/frame/9f2c?ticket=5Kq0dV2m",
                     *       "LockExpires": "2026-09-05T04:05:00Z",
                     *       "LockSecondsLeft": 300,
                     *       "locations": []
                     *     }
                     */
                    "application/json": components["schemas"]["PinVerification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DocumentInUse"];
            422: components["responses"]["PinRefused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    commitSecureSign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file shared with a client, and its signing task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": 4021,
                     *       "Title": "Engagement letter 2026",
                     *       "Extension": "pdf",
                     *       "UploadedExtension": "PDF",
                     *       "CreatedBy": "Amelia Hart",
                     *       "CreatedDate": "2026-09-04T01:20:00Z",
                     *       "ModifiedDate": "2026-09-05T04:05:00Z",
                     *       "ModifiedBy": "Amelia Hart",
                     *       "Notifications": 2,
                     *       "EnabledNotifications": true,
                     *       "ActionTypeE": 5,
                     *       "Task": "Waiting for Olivia Nguyen to sign",
                     *       "TaskSetUp": {
                     *         "By": "Amelia Hart",
                     *         "Date": "2026-09-04T01:25:00Z"
                     *       },
                     *       "UsersToSign": [
                     *         {
                     *           "UserId": 7,
                     *           "GivenName": "Olivia",
                     *           "Surname": "Nguyen",
                     *           "Email": "olivia.nguyen@harbourbakery.example",
                     *           "SignedDate": null,
                     *           "DeclinedDate": null,
                     *           "InUse": false,
                     *           "LockExpires": null,
                     *           "PinUsable": true
                     *         }
                     *       ],
                     *       "EmployeeToSign": null,
                     *       "SignedUsers": [],
                     *       "DeclinedBy": null,
                     *       "DeclineComment": null,
                     *       "DocumentAdobeSigningUsers": [],
                     *       "DocumentFilter": {
                     *         "Id": 31,
                     *         "Text": "Tax returns"
                     *       },
                     *       "Client": {
                     *         "Id": 12,
                     *         "Name": "Harbour Bakery"
                     *       },
                     *       "Size": 184320,
                     *       "Unread": false
                     *     }
                     */
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LockLost"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getAdobeUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The external e-signature account of an employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Status": "active"
                     *     }
                     */
                    "application/json": components["schemas"]["AdobeUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createAdobeUser: {
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
                 *       "employeeId": 3
                 *     }
                 */
                "application/json": components["schemas"]["AdobeUserRequest"];
            };
        };
        responses: {
            /** @description The external e-signature account of an employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Status": "active"
                     *     }
                     */
                    "application/json": components["schemas"]["AdobeUser"];
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
    createAgreement: {
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
                 *       "documentId": 4021,
                 *       "accountIds": [
                 *         7
                 *       ],
                 *       "employeeIds": [
                 *         3
                 *       ],
                 *       "advancedSetup": true
                 *     }
                 */
                "application/json": components["schemas"]["AgreementRequest"];
            };
        };
        responses: {
            /** @description The agreement, or the address to continue at. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "NextUrl": "https://agreements.example/author/55",
                     *       "AgreementId": null
                     *     }
                     */
                    "application/json": components["schemas"]["Agreement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TaskExists"];
            422: components["responses"]["NotSignable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    verifyDocumentForAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document id.
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prechecks before setting up signing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "IsSignable": true,
                     *       "Message": null,
                     *       "Checks": [
                     *         {
                     *           "Code": "extension",
                     *           "Passed": true,
                     *           "Message": "The document is a PDF."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SignVerification"];
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
    getAdobeOAuthLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The external provider's consent page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Location": "https://agreements.example/oauth?state=x"
                     *     }
                     */
                    "application/json": components["schemas"]["OAuthLocation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    setAgreementReturn: {
        parameters: {
            query: {
                /**
                 * @description Return address: an address of the portal.
                 * @example https://portal.example/adobesign/authenticate
                 */
                url: components["parameters"]["url"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The return address of the authoring page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Url": "https://portal.example/adobesign/authenticate"
                     *     }
                     */
                    "application/json": components["schemas"]["ReturnSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every report that the caller can see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "GroupTitle": "Signing",
                     *         "Reports": [
                     *           {
                     *             "Title": "Unsigned documents by client",
                     *             "Tag": "unsigneddocumentsbyclient",
                     *             "Url": "/reports/unsigneddocumentsbyclient"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ReportGroups"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getReport: {
        parameters: {
            query: {
                /**
                 * @description Hours ahead of UTC; may be fractional.
                 * @example 9.5
                 */
                utcOffset: components["parameters"]["utcOffset"];
                /**
                 * @description Only these clients; empty means all.
                 * @example [
                 *       12
                 *     ]
                 */
                clientId?: components["parameters"]["clientId"];
                /**
                 * @description Only these accounts; empty means all.
                 * @example [
                 *       12
                 *     ]
                 */
                accountId?: components["parameters"]["accountId"];
                /**
                 * @description Only these employees; empty means all.
                 * @example [
                 *       12
                 *     ]
                 */
                employeeId?: components["parameters"]["employeeId"];
                /**
                 * @description First day, ISO 8601.
                 * @example 2026-09-01T00:00:00.000Z
                 */
                dateFrom?: components["parameters"]["dateFrom"];
                /**
                 * @description Last day, ISO 8601.
                 * @example 2026-09-07T00:00:00.000Z
                 */
                dateTo?: components["parameters"]["dateTo"];
            };
            header?: never;
            path: {
                /**
                 * @description Name of the report.
                 * @example unsigneddocumentsbyclient
                 */
                reportname: "unsigneddocumentsbyclient" | "unsigneddocumentsbyaccount" | "unsigneddocumentsbyemployee" | "signeddocumentsbyclient" | "signeddocumentsbyaccount" | "signeddocumentsbyemployee" | "accountinvitesacceptedbyclient" | "accountinvitesoutstandingbyclient" | "unreaddocumentsbyaccount" | "unreaddocumentsbyclient" | "unreaddocumentsbyemployee";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Unsigned documents by client</title><table></table> */
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReportForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    downloadReport: {
        parameters: {
            query: {
                /**
                 * @description Hours ahead of UTC; may be fractional.
                 * @example 9.5
                 */
                utcOffset: components["parameters"]["utcOffset"];
                /**
                 * @description Only these clients; empty means all.
                 * @example [
                 *       12
                 *     ]
                 */
                clientId?: components["parameters"]["clientId"];
                /**
                 * @description Only these accounts; empty means all.
                 * @example [
                 *       12
                 *     ]
                 */
                accountId?: components["parameters"]["accountId"];
                /**
                 * @description Only these employees; empty means all.
                 * @example [
                 *       12
                 *     ]
                 */
                employeeId?: components["parameters"]["employeeId"];
                /**
                 * @description First day, ISO 8601.
                 * @example 2026-09-01T00:00:00.000Z
                 */
                dateFrom?: components["parameters"]["dateFrom"];
                /**
                 * @description Last day, ISO 8601.
                 * @example 2026-09-07T00:00:00.000Z
                 */
                dateTo?: components["parameters"]["dateTo"];
            };
            header?: never;
            path: {
                /**
                 * @description Name of the report.
                 * @example unsigneddocumentsbyclient
                 */
                reportname: "unsigneddocumentsbyclient" | "unsigneddocumentsbyaccount" | "unsigneddocumentsbyemployee" | "signeddocumentsbyclient" | "signeddocumentsbyaccount" | "signeddocumentsbyemployee" | "accountinvitesacceptedbyclient" | "accountinvitesoutstandingbyclient" | "unreaddocumentsbyaccount" | "unreaddocumentsbyclient" | "unreaddocumentsbyemployee";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    /** @description Contains the file name. */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReportForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    writeLog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this change. The same key and body return the same response; another body returns 422, a request still in progress 409.
                 * @example 3f0c7f3e-6f0e-4a53-9a0e-5b0d7d9f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Severity.
                 * @example error
                 */
                level: "error" | "warning" | "information" | "debug";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "LogKey": "signing",
                 *       "Message": "The frame did not answer",
                 *       "DetailsJson": "{\"status\":502}"
                 *     }
                 */
                "application/json": components["schemas"]["LogEntry"];
            };
        };
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    pushDataLayerEvent: {
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
                 *       "event": "documentPreviewed",
                 *       "extension": "pdf"
                 *     }
                 */
                "application/json": components["schemas"]["DataLayerEvent"];
            };
        };
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description The position of the last changes that were read.
                 * @example 7421:7425:7422.1763970000
                 */
                after?: components["parameters"]["eventsAfter"];
                /**
                 * @description Without a position, how old the caller's data is in seconds; changes since then are returned too.
                 * @example 4
                 */
                age?: components["parameters"]["eventsAge"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes, and the position after them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Position": "7421:7425:7422.1763970000",
                     *       "Everything": false,
                     *       "Changes": [
                     *         {
                     *           "Kind": "documents",
                     *           "ClientId": 12,
                     *           "DocumentIds": [
                     *             4021
                     *           ],
                     *           "Own": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ChangeEvents"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /**
                 * @description Without a position, how old the caller's data is in seconds; changes since then are returned too.
                 * @example 4
                 */
                age?: components["parameters"]["eventsAge"];
            };
            header?: {
                /**
                 * @description The position of the last message that was read.
                 * @example 7421:7425:7422.1763970000
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id: 7421:7425:7422.1763970000
                     *     data: {"Position":"7421:7425:7422.1763970000","Everything":false,"Changes":[]}
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
}
