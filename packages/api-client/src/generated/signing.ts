// Made by packages/api-client/generate.ts from openapi/. Change those files, then run it.
export interface paths {
    "/api/users/identify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks whether the browser has a signing session
         * @description The portal sends it with credentials. It requires no session.
         */
        get: operations["identifySigner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/{signerId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Signer id, which identifies one signer of one document.
                 * @example 31
                 */
                signerId: number;
            };
            cookie?: never;
        };
        /**
         * Reads the signer's state
         * @description Reads the state of this session's signer.
         */
        get: operations["getSigningPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/{signerId}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Signer id, which identifies one signer of one document.
                 * @example 31
                 */
                signerId: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks an account holder's PIN and takes the signing lock
         * @description The lock lasts five minutes and belongs to this browser. Returns 409 while another signer holds the lock.
         */
        post: operations["verifySignerPin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/{signerId}/view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Signer id, which identifies one signer of one document.
                 * @example 31
                 */
                signerId: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens the document for reading
         * @description Returns a one-time link to the version being signed. Requires this session's lock.
         */
        post: operations["openForSigning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/{signerId}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Signer id, which identifies one signer of one document.
                 * @example 31
                 */
                signerId: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs the document
         * @description Prepares the signature under the lock. An account holder's signature is committed at once; the portal commits the firm representative's.
         */
        post: operations["signDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/{signerId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Signer id, which identifies one signer of one document.
                 * @example 31
                 */
                signerId: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declines to sign
         * @description Ends the task for all signers.
         */
        post: operations["declineSigning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/{signerId}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Signer id, which identifies one signer of one document.
                 * @example 31
                 */
                signerId: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extends the signing lock
         * @description Extends a lock that this session still holds, to five minutes from now.
         */
        post: operations["renewSignerLock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/{signerId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Signer id, which identifies one signer of one document.
                 * @example 31
                 */
                signerId: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Releases the signing lock
         * @description Releases this session's lock, if it holds one.
         */
        post: operations["releaseDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchanges an emailed link for a session
         * @description The token follows the hash of the link. The response sets the session cookie.
         */
        post: operations["openSigningLink"];
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
         * Identification
         * @description Whether the browser has a signing session.
         */
        Identification: {
            /**
             * @description Whether the session cookie is valid.
             * @example true
             */
            Identified: boolean;
            /**
             * @description Account or employee the session signs for.
             * @example 7
             */
            UserId: number | null;
        };
        /**
         * SigningPageSigner
         * @description One signer of a document.
         */
        SigningPageSigner: {
            /**
             * @description Full name.
             * @example Hugh Ellery
             */
            Name: string;
            /**
             * @description Account holder, or the firm's representative.
             * @example account
             * @enum {string}
             */
            Role: "account" | "employee";
            /**
             * @description Whether it is the signer of this page.
             * @example false
             */
            IsYou: boolean;
            /**
             * Format: date-time
             * @description When this signer declined, UTC; null if they have not.
             * @example null
             */
            DeclinedDate: string | null;
            /**
             * Format: date-time
             * @description When this signer signed, UTC; null until then.
             * @example null
             */
            SignedDate: string | null;
        };
        /**
         * SigningPageDetails
         * @description A document to sign and its signers.
         */
        SigningPageDetails: {
            /**
             * @description Title of the document.
             * @example Solvency resolution 2026
             */
            Title: string;
            /** @description The signer of this page. */
            Signer: {
                /**
                 * @description Given name.
                 * @example Margaret
                 */
                GivenName: string;
                /**
                 * @description Full name.
                 * @example Margaret Ellery
                 */
                Name: string;
                /**
                 * @description Address that PINs are sent to.
                 * @example margaret@corriedale.example
                 */
                Email: string;
            };
            /** @description All signers, in signing order. */
            Signers: components["schemas"]["SigningPageSigner"][];
        };
        /**
         * SigningPage
         * @description State of the signing site's page for one signer of one document.
         */
        SigningPage: {
            /**
             * @description The signer's state. login: the firm asks its signers to sign in first. pin: the PIN is asked for. pinDead: the PIN was tried too often, could not be delivered, or was never sent. pinExpired: it is too old. read: the lock is held. declined: by this signer or another one. removed: the firm took the task back, or deleted the document. otherMethod: the task was set up for another signing method, so that no PIN is asked for.
             * @example pin
             * @enum {string}
             */
            Stage: "login" | "pin" | "pinDead" | "pinExpired" | "read" | "signed" | "declined" | "removed" | "otherMethod";
            /**
             * @description Whether the signer is an account holder or the firm's representative.
             * @example account
             * @enum {string}
             */
            Kind: "account" | "employee";
            /**
             * @description Whether the firm has deleted the document since, whatever became of the task.
             * @example false
             */
            DocumentDeleted: boolean;
            /**
             * @description Whether emails about the document are on, so that the firm can send a new PIN.
             * @example true
             */
            EnabledNotifications: boolean;
            /** @description The document's firm, and its branding. */
            Firm: {
                /**
                 * @description Its name.
                 * @example Harrow & Finch
                 */
                Name: string;
                /**
                 * @description Six hex digits, or empty.
                 * @example 333C91
                 */
                Colour: string;
                /**
                 * @description Data URL.
                 * @example null
                 */
                Logo: string | null;
            };
            /** @description What the document is and who signs it; null until the PIN or a sign-in was given in this session, because others may have the link. */
            Details: components["schemas"]["SigningPageDetails"] | null;
            /**
             * Format: date-time
             * @description When the lock expires, UTC; null if the signer holds none.
             * @example 2026-11-20T22:05:00.000Z
             */
            LockExpires: string | null;
            /**
             * @description Whole seconds until the lock expires, counted from the response, since clocks can differ.
             * @example 300
             */
            LockSecondsLeft: number | null;
            /** @description Another signer who holds the lock; null if none does. */
            InUse: {
                /**
                 * @description Full name; null where Details is.
                 * @example Hugh Ellery
                 */
                Name: string | null;
                /**
                 * Format: date-time
                 * @description When their lock ends at the latest, UTC.
                 * @example 2026-11-20T22:05:00.000Z
                 */
                Expires: string;
                /**
                 * @description Whole seconds until then, counted from the response, since clocks can differ.
                 * @example 240
                 */
                SecondsLeft: number;
            } | null;
            /**
             * Format: date-time
             * @description When this signer signed, UTC; null until then, and where Details is.
             * @example null
             */
            SignedDate: string | null;
            /**
             * @description State of the task, whatever this signer did. completed means that everyone has signed.
             * @example open
             * @enum {string}
             */
            TaskState: "open" | "completed" | "declined" | "removed";
            /**
             * @description How far the emails about the outcome to people of the firm are. none: there are none, or all were abandoned. sent: the mail server has accepted at least one.
             * @example none
             * @enum {string}
             */
            FirmNotified: "none" | "queued" | "sent";
        };
        /**
         * SignerPin
         * @description A PIN as entered.
         */
        SignerPin: {
            /**
             * @description Six digits; surrounding spaces are ignored.
             * @example 204816
             */
            Pin: string;
        };
        /**
         * SigningView
         * @description The address of the viewer page.
         */
        SigningView: {
            /**
             * @description Address of the viewer page with a one-time link, and the name of the signer's signature field, on which the viewer lets them press.
             * @example http://localhost:4002/viewer/?file=5Kq0dV2m
             */
            ViewerUrl: string;
        };
        /**
         * SigningConsent
         * @description The signer's consent.
         */
        SigningConsent: {
            /**
             * @description Whether the signer agreed to sign electronically.
             * @example true
             */
            Consent: boolean;
        };
        /**
         * SigningDecline
         * @description Why a signer declines.
         */
        SigningDecline: {
            /**
             * @description The reason, which the firm can read.
             * @example The amounts do not match our records.
             */
            Comment: string;
        };
        /**
         * SigningLink
         * @description The token of an emailed link.
         */
        SigningLink: {
            /**
             * @description The part of the link after the hash.
             * @example k3mPq7xT0aVb5LrW9cYd2NfE6hZj4GsU8oKiQvXwBtA
             */
            Token: string;
        };
        /**
         * OpenedLink
         * @description A session opened by a link.
         */
        OpenedLink: {
            /**
             * @description The session's signer.
             * @example 31
             */
            SignerId: number;
            Page: components["schemas"]["SigningPage"];
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
        /** @description The signer has no signing session, or it has ended. */
        SigningSessionEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:signingSessionEnded",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "detail": "Your signing session has ended. Open the link in your email again.",
                 *       "Message": "Your signing session has ended. Open the link in your email again.",
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
        /** @description A newer link has replaced this one, or it never existed. */
        LinkUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:countersign:problem:linkUnknown",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "detail": "This link is no longer valid. Use the link in the latest email.",
                 *       "Message": "This link is no longer valid. Use the link in the latest email.",
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
    identifySigner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the browser has a signing session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Identified": true,
                     *       "UserId": 7
                     *     }
                     */
                    "application/json": components["schemas"]["Identification"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getSigningPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Signer id, which identifies one signer of one document.
                 * @example 31
                 */
                signerId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Stage": "pin",
                     *       "Kind": "account",
                     *       "DocumentDeleted": false,
                     *       "EnabledNotifications": true,
                     *       "Firm": {
                     *         "Name": "Harrow & Finch",
                     *         "Colour": "333C91",
                     *         "Logo": null
                     *       },
                     *       "Details": {
                     *         "Title": "Solvency resolution 2026",
                     *         "Signer": {
                     *           "GivenName": "Margaret",
                     *           "Name": "Margaret Ellery",
                     *           "Email": "margaret@corriedale.example"
                     *         },
                     *         "Signers": [
                     *           {
                     *             "Name": "Hugh Ellery",
                     *             "Role": "account",
                     *             "IsYou": false,
                     *             "DeclinedDate": null,
                     *             "SignedDate": null
                     *           }
                     *         ]
                     *       },
                     *       "LockExpires": "2026-11-20T22:05:00.000Z",
                     *       "LockSecondsLeft": 300,
                     *       "InUse": {
                     *         "Name": "Hugh Ellery",
                     *         "Expires": "2026-11-20T22:05:00.000Z",
                     *         "SecondsLeft": 240
                     *       },
                     *       "SignedDate": null,
                     *       "TaskState": "open",
                     *       "FirmNotified": "none"
                     *     }
                     */
                    "application/json": components["schemas"]["SigningPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SigningSessionEnded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    verifySignerPin: {
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
                 * @description Signer id, which identifies one signer of one document.
                 * @example 31
                 */
                signerId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Pin": "204816"
                 *     }
                 */
                "application/json": components["schemas"]["SignerPin"];
            };
        };
        responses: {
            /** @description The new state of the page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Stage": "pin",
                     *       "Kind": "account",
                     *       "DocumentDeleted": false,
                     *       "EnabledNotifications": true,
                     *       "Firm": {
                     *         "Name": "Harrow & Finch",
                     *         "Colour": "333C91",
                     *         "Logo": null
                     *       },
                     *       "Details": {
                     *         "Title": "Solvency resolution 2026",
                     *         "Signer": {
                     *           "GivenName": "Margaret",
                     *           "Name": "Margaret Ellery",
                     *           "Email": "margaret@corriedale.example"
                     *         },
                     *         "Signers": [
                     *           {
                     *             "Name": "Hugh Ellery",
                     *             "Role": "account",
                     *             "IsYou": false,
                     *             "DeclinedDate": null,
                     *             "SignedDate": null
                     *           }
                     *         ]
                     *       },
                     *       "LockExpires": "2026-11-20T22:05:00.000Z",
                     *       "LockSecondsLeft": 300,
                     *       "InUse": {
                     *         "Name": "Hugh Ellery",
                     *         "Expires": "2026-11-20T22:05:00.000Z",
                     *         "SecondsLeft": 240
                     *       },
                     *       "SignedDate": null,
                     *       "TaskState": "open",
                     *       "FirmNotified": "none"
                     *     }
                     */
                    "application/json": components["schemas"]["SigningPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SigningSessionEnded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LockLost"];
            422: components["responses"]["PinRefused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    openForSigning: {
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
                 * @description Signer id, which identifies one signer of one document.
                 * @example 31
                 */
                signerId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address of the viewer page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ViewerUrl": "http://localhost:4002/viewer/?file=5Kq0dV2m"
                     *     }
                     */
                    "application/json": components["schemas"]["SigningView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SigningSessionEnded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LockLost"];
            422: components["responses"]["PinRefused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    signDocument: {
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
                 * @description Signer id, which identifies one signer of one document.
                 * @example 31
                 */
                signerId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Consent": true
                 *     }
                 */
                "application/json": components["schemas"]["SigningConsent"];
            };
        };
        responses: {
            /** @description The new state of the page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Stage": "pin",
                     *       "Kind": "account",
                     *       "DocumentDeleted": false,
                     *       "EnabledNotifications": true,
                     *       "Firm": {
                     *         "Name": "Harrow & Finch",
                     *         "Colour": "333C91",
                     *         "Logo": null
                     *       },
                     *       "Details": {
                     *         "Title": "Solvency resolution 2026",
                     *         "Signer": {
                     *           "GivenName": "Margaret",
                     *           "Name": "Margaret Ellery",
                     *           "Email": "margaret@corriedale.example"
                     *         },
                     *         "Signers": [
                     *           {
                     *             "Name": "Hugh Ellery",
                     *             "Role": "account",
                     *             "IsYou": false,
                     *             "DeclinedDate": null,
                     *             "SignedDate": null
                     *           }
                     *         ]
                     *       },
                     *       "LockExpires": "2026-11-20T22:05:00.000Z",
                     *       "LockSecondsLeft": 300,
                     *       "InUse": {
                     *         "Name": "Hugh Ellery",
                     *         "Expires": "2026-11-20T22:05:00.000Z",
                     *         "SecondsLeft": 240
                     *       },
                     *       "SignedDate": null,
                     *       "TaskState": "open",
                     *       "FirmNotified": "none"
                     *     }
                     */
                    "application/json": components["schemas"]["SigningPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SigningSessionEnded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LockLost"];
            422: components["responses"]["PinRefused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    declineSigning: {
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
                 * @description Signer id, which identifies one signer of one document.
                 * @example 31
                 */
                signerId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Comment": "The amounts do not match our records."
                 *     }
                 */
                "application/json": components["schemas"]["SigningDecline"];
            };
        };
        responses: {
            /** @description The new state of the page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Stage": "pin",
                     *       "Kind": "account",
                     *       "DocumentDeleted": false,
                     *       "EnabledNotifications": true,
                     *       "Firm": {
                     *         "Name": "Harrow & Finch",
                     *         "Colour": "333C91",
                     *         "Logo": null
                     *       },
                     *       "Details": {
                     *         "Title": "Solvency resolution 2026",
                     *         "Signer": {
                     *           "GivenName": "Margaret",
                     *           "Name": "Margaret Ellery",
                     *           "Email": "margaret@corriedale.example"
                     *         },
                     *         "Signers": [
                     *           {
                     *             "Name": "Hugh Ellery",
                     *             "Role": "account",
                     *             "IsYou": false,
                     *             "DeclinedDate": null,
                     *             "SignedDate": null
                     *           }
                     *         ]
                     *       },
                     *       "LockExpires": "2026-11-20T22:05:00.000Z",
                     *       "LockSecondsLeft": 300,
                     *       "InUse": {
                     *         "Name": "Hugh Ellery",
                     *         "Expires": "2026-11-20T22:05:00.000Z",
                     *         "SecondsLeft": 240
                     *       },
                     *       "SignedDate": null,
                     *       "TaskState": "open",
                     *       "FirmNotified": "none"
                     *     }
                     */
                    "application/json": components["schemas"]["SigningPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SigningSessionEnded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LockLost"];
            422: components["responses"]["PinRefused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    renewSignerLock: {
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
                 * @description Signer id, which identifies one signer of one document.
                 * @example 31
                 */
                signerId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new state of the page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Stage": "pin",
                     *       "Kind": "account",
                     *       "DocumentDeleted": false,
                     *       "EnabledNotifications": true,
                     *       "Firm": {
                     *         "Name": "Harrow & Finch",
                     *         "Colour": "333C91",
                     *         "Logo": null
                     *       },
                     *       "Details": {
                     *         "Title": "Solvency resolution 2026",
                     *         "Signer": {
                     *           "GivenName": "Margaret",
                     *           "Name": "Margaret Ellery",
                     *           "Email": "margaret@corriedale.example"
                     *         },
                     *         "Signers": [
                     *           {
                     *             "Name": "Hugh Ellery",
                     *             "Role": "account",
                     *             "IsYou": false,
                     *             "DeclinedDate": null,
                     *             "SignedDate": null
                     *           }
                     *         ]
                     *       },
                     *       "LockExpires": "2026-11-20T22:05:00.000Z",
                     *       "LockSecondsLeft": 300,
                     *       "InUse": {
                     *         "Name": "Hugh Ellery",
                     *         "Expires": "2026-11-20T22:05:00.000Z",
                     *         "SecondsLeft": 240
                     *       },
                     *       "SignedDate": null,
                     *       "TaskState": "open",
                     *       "FirmNotified": "none"
                     *     }
                     */
                    "application/json": components["schemas"]["SigningPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SigningSessionEnded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LockLost"];
            422: components["responses"]["PinRefused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    releaseDocument: {
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
                 * @description Signer id, which identifies one signer of one document.
                 * @example 31
                 */
                signerId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document is available to other signers. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SigningSessionEnded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LockLost"];
            422: components["responses"]["PinRefused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    openSigningLink: {
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
                 *       "Token": "k3mPq7xT0aVb5LrW9cYd2NfE6hZj4GsU8oKiQvXwBtA"
                 *     }
                 */
                "application/json": components["schemas"]["SigningLink"];
            };
        };
        responses: {
            /** @description The session's signer and the state of the page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "SignerId": 31,
                     *       "Page": {
                     *         "Stage": "pin",
                     *         "Kind": "account",
                     *         "DocumentDeleted": false,
                     *         "EnabledNotifications": true,
                     *         "Firm": {
                     *           "Name": "Harrow & Finch",
                     *           "Colour": "333C91",
                     *           "Logo": null
                     *         },
                     *         "Details": {
                     *           "Title": "Solvency resolution 2026",
                     *           "Signer": {
                     *             "GivenName": "Margaret",
                     *             "Name": "Margaret Ellery",
                     *             "Email": "margaret@corriedale.example"
                     *           },
                     *           "Signers": [
                     *             {
                     *               "Name": "Hugh Ellery",
                     *               "Role": "account",
                     *               "IsYou": false,
                     *               "DeclinedDate": null,
                     *               "SignedDate": null
                     *             }
                     *           ]
                     *         },
                     *         "LockExpires": "2026-11-20T22:05:00.000Z",
                     *         "LockSecondsLeft": 300,
                     *         "InUse": {
                     *           "Name": "Hugh Ellery",
                     *           "Expires": "2026-11-20T22:05:00.000Z",
                     *           "SecondsLeft": 240
                     *         },
                     *         "SignedDate": null,
                     *         "TaskState": "open",
                     *         "FirmNotified": "none"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OpenedLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LinkUnknown"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
}
