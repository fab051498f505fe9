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
            /**
             * @description A URI that names the kind of problem, or about:blank.
             * @example about:blank
             */
            type: string;
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
                 *       "type": "about:blank",
                 *       "title": "Internal Server Error",
                 *       "status": 500,
                 *       "detail": "An unknown error has occurred",
                 *       "Message": "An unknown error has occurred",
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
                 *       "type": "about:blank",
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
                 *       "type": "about:blank",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "detail": "The request could not be processed, please try again.",
                 *       "Message": "The request could not be processed, please try again.",
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
