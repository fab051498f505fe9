import type { ColorName } from './tokens.js';

interface ColorTable {
  title: string;
  /** Each token and its use. */
  tokens: readonly (readonly [name: ColorName, use: string])[];
}

export interface ColorGroup {
  title: string;
  lead: string;
  tables: readonly ColorTable[];
}

const kinds = [
  'filePdf',
  'fileExcel',
  'fileText',
  'filePowerpoint',
  'fileArchive',
  'fileImage',
  'fileOther',
] as const;
const kindUses = ['PDF', 'Spreadsheets', 'Text', 'Slides', 'Archives', 'Pictures', 'Other files'] as const;
const tints = ['avatar0', 'avatar1', 'avatar2', 'avatar3', 'avatar4', 'avatar5'] as const;
const letters = ['onAvatar0', 'onAvatar1', 'onAvatar2', 'onAvatar3', 'onAvatar4', 'onAvatar5'] as const;

/** Every colour of the contract, by use. */
export const colorGroups = {
  planes: {
    title: 'Planes',
    lead: 'Three planes: desk, sheet and float, and nothing between them.',
    tables: [
      {
        title: 'Desk and sheets',
        tokens: [
          ['desk', 'Page, rail and top bar'],
          ['deskStrong', 'Wells on the desk: command field, trough'],
          ['sheet', 'Sheets'],
          ['sheetTint', 'Quiet panes and headers inside a sheet'],
          ['control', 'Buttons and pills'],
          ['raised', 'Dialogs, menus, floats'],
          ['hover', 'Hovered items'],
          ['raisedHover', 'Hovered items on a float'],
        ],
      },
      {
        title: 'Over everything',
        tokens: [
          ['inverse', 'Bulk bar, tooltip'],
          ['onInverse', 'Text on inverse'],
          ['onInverseMuted', 'Secondary text on inverse'],
          ['criticalOnInverse', 'Destructive actions on inverse'],
          ['scrim', 'Behind a dialog'],
          ['scrimNested', 'Behind a dialog over a dialog'],
        ],
      },
    ],
  },
  ink: {
    title: 'Ink and lines',
    lead: 'Three inks, each readable on every plane. Lines divide; a control’s line has a contrast of 3:1.',
    tables: [
      {
        title: 'Ink',
        tokens: [
          ['text', 'Titles and primary text'],
          ['textMuted', 'Secondary text, cells, hints'],
          ['textSubtle', 'Placeholders, captions, quiet icons; not on deskStrong'],
        ],
      },
      {
        title: 'Lines',
        tokens: [
          ['rowLine', 'Between grid rows'],
          ['hairline', 'Between panes and sections'],
          ['raisedLine', 'Between parts of a float'],
          ['hairlineStrong', 'Secondary buttons, pills, ring track'],
          ['placeholder', 'Bars shown while content loads'],
          ['controlBorder', 'Fields and checkboxes'],
          ['focus', 'Focus ring'],
        ],
      },
    ],
  },
  accent: {
    title: 'Accent',
    lead: 'Derived from the firm’s colour; shown here in Countersign’s indigo. Use it on a screen for one primary button, the selection, the rings and the active icon.',
    tables: [
      {
        title: 'Accent',
        tokens: [
          ['accent', 'Primary button, checked box'],
          ['accentHover', 'Primary button under the pointer'],
          ['onAccent', 'Text on accent and on the brand field'],
          ['brandField', 'Large areas: the splash'],
          ['accentText', 'Links, active icons'],
          ['accentSurface', 'Selected row'],
          ['accentSurfaceStrong', 'Selected tree item'],
          ['accentBorder', 'Hairlines of a selected row'],
          ['accentMark', 'Rings, progress, tab underline'],
        ],
      },
    ],
  },
  tones: {
    title: 'Tones',
    lead: 'A tone never conveys meaning alone: text accompanies it, usually with a solid icon.',
    tables: [
      {
        title: 'Positive',
        tokens: [
          ['positive', 'Text'],
          ['positiveMark', 'Icon'],
          ['positiveSurface', 'Pill, notice'],
          ['positiveBorder', 'Their line'],
        ],
      },
      {
        title: 'Caution',
        tokens: [
          ['caution', 'Text'],
          ['cautionMark', 'Icon, always with text'],
          ['cautionSurface', 'Notice'],
          ['cautionBorder', 'Its line'],
        ],
      },
      {
        title: 'Disabled',
        tokens: [
          ['disabledFill', 'Disabled primary or danger button'],
          ['disabledLine', 'Its line'],
          ['disabledText', 'Its text'],
        ],
      },
      {
        title: 'Critical',
        tokens: [
          ['critical', 'Text, and icons of danger in menus'],
          ['criticalFill', 'Danger button'],
          ['criticalFillHover', 'Danger button under the pointer'],
          ['onCritical', 'Text on a danger button'],
          ['criticalMark', 'Icon'],
          ['criticalSurface', 'Pill, notice'],
          ['criticalBorder', 'Their line'],
        ],
      },
      {
        title: 'Info',
        tokens: [
          ['info', 'Text and icon'],
          ['infoSurface', 'Notice'],
          ['infoBorder', 'Its line'],
        ],
      },
    ],
  },
  things: {
    title: 'Files and people',
    lead: 'Hues that distinguish things at a glance. The type of a file and the name of a person are always shown too.',
    tables: [
      { title: 'Files', tokens: kinds.map((name, index) => [name, kindUses[index] ?? ''] as const) },
      { title: 'Avatars', tokens: tints.map((name) => [name, 'Tint, by the person’s name'] as const) },
      {
        title: 'Letters on avatars',
        tokens: letters.map((name) => [name, 'Initials on that tint'] as const),
      },
    ],
  },
} as const satisfies Record<string, ColorGroup>;
