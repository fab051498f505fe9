import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';
import { paperStyle, tabular, textStyle, truncate } from '../../theme/text.js';

const steps = ['12', '13', '14', '16', '20', '24'] as const;
const paperSteps = ['16', '20', '24', '32', '40'] as const;

const toolSelectors = Object.fromEntries(steps.map((step) => [`&[data-step="${step}"]`, textStyle(step)]));
const paperSelectors = Object.fromEntries(
  paperSteps.map((step) => [`&[data-voice="paper"][data-step="${step}"]`, paperStyle(step)]),
);

export const text = componentStyle({
  overflowWrap: 'anywhere',
  selectors: {
    ...toolSelectors,
    '&[data-weight="medium"]': { fontWeight: 500 },
    '&[data-weight="semibold"]': { fontWeight: 600 },
    ...paperSelectors,
    '&[data-tone="default"]': { color: vars.color.text },
    '&[data-tone="muted"]': { color: vars.color.textMuted },
    '&[data-tone="subtle"]': { color: vars.color.textSubtle },
    '&[data-tone="accent"]': { color: vars.color.accentText },
    '&[data-tone="positive"]': { color: vars.color.positive },
    '&[data-tone="caution"]': { color: vars.color.caution },
    '&[data-tone="critical"]': { color: vars.color.critical },
    '&[data-align="center"]': { textAlign: 'center', textWrap: 'balance' },
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-tabular]': tabular,
    '&[data-code]': { fontFamily: vars.font.code },
    '&[data-truncate]': { ...truncate, display: 'block', minWidth: 0 },
    /*
     * A heading that received focus after navigation is not a control: a ring would suggest that it can be
     * pressed.
     */
    '&[tabindex="-1"]:focus': { outline: 'none' },
  },
});
