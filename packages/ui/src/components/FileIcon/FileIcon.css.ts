import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';

export const file = componentStyle({
  flexShrink: 0,
  color: vars.color.fileOther,
  selectors: {
    '&[data-kind="pdf"]': { color: vars.color.filePdf },
    '&[data-kind="excel"]': { color: vars.color.fileExcel },
    '&[data-kind="text"]': { color: vars.color.fileText },
    '&[data-kind="powerpoint"]': { color: vars.color.filePowerpoint },
    '&[data-kind="archive"]': { color: vars.color.fileArchive },
    '&[data-kind="image"]': { color: vars.color.fileImage },
  },
});

export const page = componentStyle({ fill: `color-mix(in oklab, currentColor 9%, ${vars.color.sheet})` });

export const unread = componentStyle({
  fill: vars.color.accentMark,
  stroke: vars.color.sheet,
  '@media': { '(forced-colors: active)': { fill: 'Highlight', stroke: 'Canvas' } },
});
