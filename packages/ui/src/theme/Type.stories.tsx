import type { Meta, StoryObj } from '@storybook/react-vite';

import { Heading } from '../components/Heading/Heading.js';
import { Text } from '../components/Text/Text.js';
import { Foundation, TokenTable, TokenValue } from './Foundations.example.js';
import { paperStyle, textStyle, type PaperStep, type TextStep, type TextWeight } from './text.js';

function values({
  fontSize,
  lineHeight,
  fontWeight,
  letterSpacing,
}: ReturnType<typeof textStyle | typeof paperStyle>) {
  const tracking = letterSpacing === '0' ? '' : `, ${letterSpacing}`;
  return `${Number.parseInt(fontSize, 10)}/${Number.parseInt(lineHeight, 10)}, ${fontWeight}${tracking}`;
}

const columns = ['Example', 'Size/line height, weight, tracking', 'Use'];

const tool: readonly (readonly [TextStep, TextWeight, string])[] = [
  ['24', 'semibold', 'Page title'],
  ['20', 'semibold', 'Dialog title'],
  ['16', 'semibold', 'Section heading'],
  ['14', 'medium', 'Navigation'],
  ['14', 'regular', 'Body, forms'],
  ['13', 'medium', 'Grid titles, buttons, field labels'],
  ['13', 'regular', 'Grid cells, trees'],
  ['12', 'medium', 'Pills, grid headers'],
  ['12', 'regular', 'Hints, times'],
];

function InterfaceType() {
  return (
    <Foundation
      title="Inter for the interface"
      lead="Inter with its optical sizes. Most text has weight 500 or 400; only headings have 600."
    >
      <TokenTable
        title="Steps"
        columns={columns}
        rows={tool.map(([step, weight, where]) => ({
          id: `${step} ${weight}`,
          cells: [
            <Text key="example" step={step} weight={weight} tone="default">
              Documents to sign by 30/06/2026
            </Text>,
            <TokenValue key="values">{values(textStyle(step, weight))}</TokenValue>,
            where,
          ],
        }))}
      />
    </Foundation>
  );
}

const paper: readonly (readonly [PaperStep, string])[] = [
  ['40', 'Splash title, public pages only'],
  ['32', 'Greeting, statistics'],
  ['24', 'Empty and error titles'],
  ['20', 'Document title in its details'],
  ['16', 'Firm name'],
];

function PaperType() {
  return (
    <Foundation
      title="Newsreader for paper and the firm"
      lead="For text that a person would say or print. Never for controls, labels, grids, page titles or dialog titles."
    >
      <TokenTable
        title="Steps"
        columns={columns}
        rows={paper.map(([step, where]) => ({
          id: step,
          cells: [
            <Heading key="example" level={3} voice="paper" step={step}>
              Good morning, Imogen
            </Heading>,
            <TokenValue key="values">{values(paperStyle(step))}</TokenValue>,
            where,
          ],
        }))}
      />
    </Foundation>
  );
}

const figures = ['1,148', '11/11/2026', '28 Nov 2026 10:58 pm'];

function FigureType() {
  return (
    <Foundation
      title="Figures"
      lead="Tabular figures have equal widths. Use them for numbers that are compared in a column or change in place, not for text: a hyphen is as wide as a digit."
    >
      <TokenTable
        title="Tabular and proportional"
        columns={['Tabular', 'Proportional', 'Code']}
        rows={figures.map((figure) => ({
          id: figure,
          cells: [
            <Text key="tabular" step="16" tone="default" tabular>
              {figure}
            </Text>,
            <Text key="proportional" step="16">
              {figure}
            </Text>,
            <Text key="code" step="13" code>
              {figure}
            </Text>,
          ],
        }))}
      />
    </Foundation>
  );
}

/** Shows the two typefaces: Inter for the interface, Newsreader for paper. */
const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Interface: Story = { render: () => <InterfaceType /> };
export const Paper: Story = { render: () => <PaperType /> };
export const Figures: Story = { render: () => <FigureType /> };
