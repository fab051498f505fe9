import { DEFAULT_BRAND_COLOR } from '@countersign/api-client/rules';
import { escapeHtml } from '../../../escapeHtml.ts';
import { asOneLine } from '../../oneLine.ts';
import type { FirmBrand } from '../../branding.ts';

/** What an email needs to know of the firm that sends it. */
export type MailBrand = Pick<FirmBrand, 'firmName' | 'color'>;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A title that was stored by an earlier version must not break a subject into header lines either. */
export function oneLine(text: string): string {
  return asOneLine(text, ' ').trim();
}

function channel(hex: string, start: number): number {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The firm's colour as CSS and the ink, black or white, that reads better on it (WCAG luminance). */
function brandInk(color: string): { field: string; ink: string } {
  const hex = /^[0-9a-f]{6}$/i.test(color) ? color : DEFAULT_BRAND_COLOR;
  const luminance = 0.2126 * channel(hex, 0) + 0.7152 * channel(hex, 2) + 0.0722 * channel(hex, 4);
  const onWhite = 1.05 / (luminance + 0.05);
  const onBlack = (luminance + 0.05) / 0.05;
  return { field: `#${hex}`, ink: onWhite >= onBlack ? '#ffffff' : '#000000' };
}

/** Mail programs that know neither the scheme nor its media query show the light colours. */
const darkColors = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.desk{background:#14110f!important;color:#eeede9!important}
.sheet{background:#201d1b!important}
.head{border-color:#34302d!important}
.foot{color:#b5b2ad!important}
}`;

/**
 * Returns an email's HTML: one column, the firm's letter on its colour beside its name, no external images. `body`
 * is safe HTML.
 */
export function mailPage(brand: MailBrand, title: string, body: string): string {
  const { field, ink } = brandInk(brand.color);
  const font = `font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif`;
  const firm = escapeHtml(brand.firmName);
  const letter = escapeHtml([...brand.firmName][0] ?? '');
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
${darkColors}
</style>
</head>
<body class="desk" style="margin:0;background:#f0ebe7;${font};font-size:16px;line-height:24px;color:#1d1d23">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td class="desk" align="center" style="padding:24px 12px;background:#f0ebe7">
<table role="presentation" class="sheet" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td class="head" style="padding:20px 32px;border-bottom:1px solid #e3dfdb">
<table role="presentation" cellspacing="0" cellpadding="0"><tr>
<td aria-hidden="true" width="24" height="24" align="center" style="width:24px;height:24px;border-radius:6px;background:${field};color:${ink};font:500 14px/24px Newsreader,Georgia,serif">${letter}</td>
<td style="padding-left:12px;font-family:Newsreader,Georgia,serif;font-size:16px;line-height:24px;font-weight:600">${firm}</td>
</tr></table>
</td></tr>
<tr><td style="padding:32px 32px 16px">
${body}
</td></tr>
</table>
<p class="foot" style="max-width:560px;margin:16px auto 0;font-size:12px;line-height:16px;color:#5b544f">${firm} sends documents to sign with Countersign. If you didn’t expect this email, ask ${firm} before you open a link.</p>
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
