/** A rectangle in points from the top left corner of the page. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface SignatureBox {
  /** Index of the signer. */
  signer: number;
  /** Name and email, above the field. */
  label: Area;
  /** The signature field; absent where the signer signs on a page of the document. */
  field: Area;
}

export interface SignaturePageLayout {
  boxes: SignatureBox[];
  /** Where the list of signers starts. */
  listTop: number;
  seal: Area | null;
}

export const paper = { width: 595.28, height: 841.89 } as const;
export const margin = 54;
/** Widest line, in points. */
export const measure = paper.width - 2 * margin;

const columns = 2;
const gutter = 15;
const boxWidth = (measure - gutter * (columns - 1)) / columns;
const labelHeight = 28;
const fieldHeight = 60;
const rowGap = 14;
const rowHeight = labelHeight + fieldHeight + rowGap;
/** Top of the signers on the first page, below title and particulars; on a further page. */
const firstTop = 248;
const furtherTop = 116;
const bottom = paper.height - 72;
const sealHeading = 26;
/**
 * Space for the record's head, foot and usual lines, and for each signer's lines: PIN, opening, signature,
 * and some mistakes. If the page has less left, the whole seal gets a separate page: no page can be added
 * after the first signature, and the number of events is unknown beforehand.
 */
const sealBase = 133;
const sealForSigner = 80;

/**
 * Places the signers' boxes in two columns, and after them the one big area of the platform's seal,
 * which holds the audit record; further pages as needed.
 */
export function layOutSignaturePages(signers: number): SignaturePageLayout[] {
  const pages: SignaturePageLayout[] = [];
  let page: SignaturePageLayout = { boxes: [], listTop: firstTop, seal: null };
  let top = firstTop;
  for (let first = 0; first < signers; first += columns) {
    if (top + labelHeight + fieldHeight > bottom) {
      pages.push(page);
      page = { boxes: [], listTop: furtherTop, seal: null };
      top = furtherTop;
    }
    for (let signer = first; signer < Math.min(first + columns, signers); signer += 1) {
      const x = margin + (signer - first) * (boxWidth + gutter);
      page.boxes.push({
        signer,
        label: { x, y: top, width: boxWidth, height: labelHeight },
        field: { x, y: top + labelHeight, width: boxWidth, height: fieldHeight },
      });
    }
    top += rowHeight;
  }
  const wanted = sealBase + signers * sealForSigner;
  const ownPage = top + sealHeading + wanted > bottom;
  if (ownPage && top > furtherTop) {
    pages.push(page);
    page = { boxes: [], listTop: furtherTop, seal: null };
    top = furtherTop;
  }
  const y = top + sealHeading;
  page.seal = { x: margin, y, width: measure, height: ownPage ? bottom - y : wanted };
  return [...pages, page];
}
