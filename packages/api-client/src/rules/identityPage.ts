import type { ErrorCode } from './errorCodes.ts';

/*
 * What the pages of the identity site show: made by the server, drawn by the bundle of `packages/sites`. Only plain
 * data crosses.
 */

export interface PageProblem {
  code: ErrorCode;
  text: string;
  /** The field it belongs to; null: the form as a whole. */
  field: 'email' | 'password' | 'code' | null;
}

export interface PageBrand {
  /** Name of the firm, or of the product where no firm is known. */
  firm: string;
  /** Whether `firm` is a firm; else the product shows its own mark. */
  isFirm: boolean;
  splashTitle: string;
  splashMessage: string;
  /** Data URL; null: the default mark. */
  logo: string | null;
}

/**
 * What the sign-in service shows.
 * @stories ../../../sites/src/identity/
 * @story message Expired
 */
export type IdentityPage =
  | {
      kind: 'password';
      action: string;
      email: string;
      secondFactorNext: boolean;
      problem: PageProblem | null;
    }
  | { kind: 'code'; action: string; restart: string; problem: PageProblem | null }
  | {
      kind: 'setUp';
      action: string;
      restart: string;
      /** Base32, for typing in. */
      secret: string;
      /** Modules along one side, and an SVG path that fills the dark ones. */
      qr: { size: number; path: string };
      problem: PageProblem | null;
    }
  | { kind: 'signingOut'; action: string; fields: readonly { name: string; value: string }[] }
  | {
      kind: 'message';
      /** What is drawn beside it: a closed folder after what ended well, otherwise a torn letter. */
      paper: 'folder' | 'torn';
      title: string;
      text: string;
      link: { href: string; text: string } | null;
    };

/** What surrounds a page: the firm's look, and the nonce of its style elements. */
export interface PageFrame {
  brand: PageBrand;
  brandCss: string;
  nonce: string;
}

/** Makes a whole HTML document. */
export type RenderPage = (page: IdentityPage, frame: PageFrame) => string;
