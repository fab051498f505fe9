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
         * Tells whether the browser has a signing session
         * @description Sent with credentials from the portal. It needs no session; it tells whether there is one.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Kind of problem
         * @description Why the server refuses. The words after the last colon are the code that clients tell apart.
         * @example urn:countersign:problem:documentNotFound
         * @enum {string}
         */
        ProblemType: "urn:countersign:problem:pinRequired" | "urn:countersign:problem:pinWrong" | "urn:countersign:problem:pinExpired" | "urn:countersign:problem:pinDead" | "urn:countersign:problem:documentInUse" | "urn:countersign:problem:alreadySigned" | "urn:countersign:problem:notAllSigned" | "urn:countersign:problem:methodOther" | "urn:countersign:problem:lockLost" | "urn:countersign:problem:nothingPrepared" | "urn:countersign:problem:noTask" | "urn:countersign:problem:documentSigned" | "urn:countersign:problem:taskInProgress" | "urn:countersign:problem:taskComplete" | "urn:countersign:problem:notificationsOff" | "urn:countersign:problem:notPdf" | "urn:countersign:problem:pdfEmpty" | "urn:countersign:problem:pdfUnrecognised" | "urn:countersign:problem:pdfEncrypted" | "urn:countersign:problem:pdfRestricted" | "urn:countersign:problem:pdfBroken" | "urn:countersign:problem:pdfRepaired" | "urn:countersign:problem:pdfWithoutPages" | "urn:countersign:problem:pdfSignedBefore" | "urn:countersign:problem:requestUnreadable" | "urn:countersign:problem:requestInvalid" | "urn:countersign:problem:sessionUnreadable" | "urn:countersign:problem:roleDenied" | "urn:countersign:problem:permissionDenied" | "urn:countersign:problem:originDenied" | "urn:countersign:problem:notFound" | "urn:countersign:problem:methodNotAllowed" | "urn:countersign:problem:requestTimedOut" | "urn:countersign:problem:requestTooLarge" | "urn:countersign:problem:contentTypeRefused" | "urn:countersign:problem:headersTooLarge" | "urn:countersign:problem:tooManyAttempts" | "urn:countersign:problem:changedMeanwhile" | "urn:countersign:problem:idempotencyKeyInvalid" | "urn:countersign:problem:idempotencyKeyReused" | "urn:countersign:problem:stillRunning" | "urn:countersign:problem:serverFailed" | "urn:countersign:problem:notBuilt" | "urn:countersign:problem:notReady" | "urn:countersign:problem:noRoom" | "urn:countersign:problem:documentNotFound" | "urn:countersign:problem:notPreviewable" | "urn:countersign:problem:outstandingTasks" | "urn:countersign:problem:filterNameRequired" | "urn:countersign:problem:filterTooDeep" | "urn:countersign:problem:filterAssigned" | "urn:countersign:problem:uploadNotFound" | "urn:countersign:problem:uploadIncomplete" | "urn:countersign:problem:uploadSizeDiffers" | "urn:countersign:problem:uploadElsewhere" | "urn:countersign:problem:uploadPlanDiffers" | "urn:countersign:problem:chunkDiffers" | "urn:countersign:problem:chunkCut" | "urn:countersign:problem:chunkTooLarge" | "urn:countersign:problem:chunkUnrecognised" | "urn:countersign:problem:fileEmpty" | "urn:countersign:problem:fileWithoutExtension" | "urn:countersign:problem:fileNameTooLong" | "urn:countersign:problem:fileTooLarge" | "urn:countersign:problem:fieldsRequired" | "urn:countersign:problem:fieldCharacters" | "urn:countersign:problem:signingNotOffered" | "urn:countersign:problem:noAccount" | "urn:countersign:problem:accountTwice" | "urn:countersign:problem:accountNotEligible" | "urn:countersign:problem:employeeNotEligible" | "urn:countersign:problem:signingSessionEnded" | "urn:countersign:problem:linkUnknown" | "urn:countersign:problem:consentNeeded" | "urn:countersign:problem:commentNeeded" | "urn:countersign:problem:emailRequired" | "urn:countersign:problem:passwordRequired" | "urn:countersign:problem:passwordWrong" | "urn:countersign:problem:notStaff" | "urn:countersign:problem:codeRequired" | "urn:countersign:problem:codeWrong" | "urn:countersign:problem:accountExists" | "urn:countersign:problem:employeeExists" | "urn:countersign:problem:clientsAssigned" | "urn:countersign:problem:inviteExpired" | "urn:countersign:problem:inviteNotFound" | "urn:countersign:problem:oldPasswordWrong" | "urn:countersign:problem:identityFieldsLocked" | "urn:countersign:problem:ownAccount" | "urn:countersign:problem:recipientInactive" | "urn:countersign:problem:reportForbidden";
        /**
         * FieldError
         * @description One field that was refused.
         */
        FieldError: {
            /**
             * @description Where in the request, as a JSON pointer with its part first (body, query, path).
             * @example /body/newUser/Email
             */
            path: string;
            /**
             * @description What is wrong with it.
             * @example Invalid Email
             */
            message: string;
        };
        /**
         * Problem
         * @description The one shape of every failure (RFC 9457), with the Message that the interface shows.
         */
        Problem: {
            type: components["schemas"]["ProblemType"];
            /**
             * @description The kind of problem in words.
             * @example Not Found
             */
            title: string;
            /**
             * @description The HTTP status code.
             * @example 404
             */
            status: number;
            /**
             * @description What happened this time.
             * @example Requested document not found. Please check the link you used is correct.
             */
            detail: string;
            /**
             * @description The sentence for the person in front of the screen.
             * @example Requested document not found. Please check the link you used is correct.
             */
            Message: string;
            /**
             * @description Signing only: why the signing service refused.
             * @example doc in use
             */
            ExceptionMessage?: string;
            /**
             * @description Names this answer in the server log; worth quoting to support.
             * @example 01J7Q8M4V2
             */
            Reference: string;
            /** @description The fields that were refused. */
            errors?: components["schemas"]["FieldError"][];
        };
        /**
         * Identification
         * @description Whether the signing site knows the browser.
         */
        Identification: {
            /**
             * @description Its cookie stands.
             * @example true
             */
            Identified: boolean;
            /**
             * @description Account or employee the session signs for.
             * @example 7
             */
            UserId: number | null;
        };
    };
    responses: {
        /** @description Anything else: 500 when the server failed, 501 when it does not do this yet, 503 when it is not ready. */
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
        /** @description The request is not as described, or a rule refuses it. */
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
                 *       "detail": "The request is not valid.",
                 *       "Message": "The request is not valid.",
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
    };
    parameters: never;
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
            /** @description Whether the signing site knows the browser. */
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
}
