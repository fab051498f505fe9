/** How signers of click-to-sign are identified, as printed in stamps and seals. */
export const SIGNING_METHOD = 'Click-to-sign';
export const STAMP_METHOD = 'Click-to-sign, PIN sent by email';
