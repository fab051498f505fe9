import { DEFAULT_BRAND_COLOR } from '@countersign/api-client/rules';
import { escapeHtml } from '../../escapeHtml.ts';
import type { FirmBrand } from '../branding.ts';

/** What an email needs to know of the firm that sends it. */
export type MailBrand = Pick<FirmBrand, 'firmName' | 'color'>;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** One line without control characters: a title must not break a subject into header lines. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

function channel(hex: string, start: number): number {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The firm's colour as CSS and the ink, black or white, that reads better on it (WCAG luminance). */
export function brandInk(color: string): { field: string; ink: string } {
  const hex = /^[0-9a-f]{6}$/i.test(color) ? color : DEFAULT_BRAND_COLOR;
  const luminance = 0.2126 * channel(hex, 0) + 0.7152 * channel(hex, 2) + 0.0722 * channel(hex, 4);
  const onWhite = 1.05 / (luminance + 0.05);
  const onBlack = (luminance + 0.05) / 0.05;
  return { field: `#${hex}`, ink: onWhite >= onBlack ? '#ffffff' : '#000000' };
}

/**
 * Returns an email's HTML: one column, the firm's name on its colour, no external pictures. `body` is safe
 * HTML.
 */
export function mailPage(brand: MailBrand, title: string, body: string): string {
  const { field, ink } = brandInk(brand.color);
  const font = `font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif`;
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;background:#f0ebe7;${font};font-size:16px;line-height:24px;color:#1d1d23">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td style="padding:16px 32px;background:${field};color:${ink};border-radius:12px 12px 0 0;font-weight:600">${escapeHtml(brand.firmName)}</td></tr>
<tr><td style="padding:32px">
${body}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

export function mailParagraph(html: string): string {
  return `<p style="margin:0 0 16px">${html}</p>`;
}

/** Returns a link styled as a button, in the firm's colour. */
export function mailButton(brand: MailBrand, href: string, label: string): string {
  const { field, ink } = brandInk(brand.color);
  return `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${field};color:${ink};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;
}
