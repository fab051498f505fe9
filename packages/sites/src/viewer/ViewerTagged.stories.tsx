import { expect, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReadingNode } from './document/reading.ts';
import { drawnDocument } from './testing.ts';
import { drawn } from './Viewer.example.ts';
import { Viewer } from './Viewer.tsx';

const part = (role: string, ...children: ReadingNode['children']): ReadingNode => ({ role, children });

const reading: readonly ReadingNode[] = [
  part(
    'Sect',
    part('H1', 'Solvency resolution'),
    part('P', 'A notice under this resolution is ', part('Span', 'in writing'), '.'),
    part(
      'L',
      part('LI', part('Lbl', '1. '), part('LBody', 'Form')),
      part('LI', part('Lbl', '2. '), 'Solvency'),
    ),
    part(
      'Table',
      part('TR', part('TH', 'Person'), part('TH', 'Share')),
      part('TR', part('TH', 'Margaret Ellery'), part('TD', '60 %')),
    ),
    { role: 'Figure', label: 'The company’s seal', children: [] },
    part('Form', 'Signature of Margaret Ellery\nSigned 21 Nov 2026 2:06 pm AEDT'),
    // Of no list and no table: only its text is read.
    part('LI', 'A note'),
  ),
];

/** Screen readers find headings, lists and tables where the maker of the file has tagged them. */
const meta = {
  title: 'Sites/Viewer/Tagged',
  component: Viewer,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'ASIC annual statement 2025.pdf',
    color: '333C91',
    finishedUrl: null,
    purpose: null,
    state: { status: 'ready', document: drawnDocument({ reading }) },
  },
} satisfies Meta<typeof Viewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tagged: Story = {
  play: async ({ canvas }) => {
    await drawn(canvas);
    const region = canvas.getByRole('region', { name: 'Page 1' });
    const page = within(region);
    await waitFor(() =>
      expect(page.getByRole('heading', { level: 1, name: 'Solvency resolution' })).toBeInTheDocument(),
    );
    await expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1. Form',
      '2. Solvency',
    ]);
    await expect(page.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Person',
      'Share',
    ]);
    await expect(page.getByRole('rowheader', { name: 'Margaret Ellery' })).toBeInTheDocument();
    await expect(page.getByRole('img', { name: 'The company’s seal' })).toBeInTheDocument();
    await expect(page.getByRole('group')).toHaveTextContent(
      'Signature of Margaret Ellery Signed 21 Nov 2026',
    );
    // What can be selected says the same, and is not read twice.
    await expect(region.querySelector('[aria-hidden="true"] span')).toHaveTextContent(
      'Solvency resolution, page 1',
    );
  },
};

/** The head of a row is what its maker says it is, also where a row has nothing else. */
export const HeadersOfRows: Story = {
  args: {
    state: {
      status: 'ready',
      document: drawnDocument({
        pages: 1,
        reading: [
          part(
            'Table',
            part('TR', part('TD'), { role: 'TH', scope: 'Column', children: ['Share'] }),
            part('TR', { role: 'TH', scope: 'Row', children: ['Hugh Ellery'] }),
          ),
        ],
      }),
    },
  },
  play: async ({ canvas }) => {
    await drawn(canvas);
    await expect(await canvas.findByRole('columnheader', { name: 'Share' })).toBeInTheDocument();
    await expect(canvas.getByRole('rowheader', { name: 'Hugh Ellery' })).toBeInTheDocument();
  },
};

/** A label is read in place of a picture, never in place of text: the maker of a file can't hide what is drawn. */
export const TextInFigure: Story = {
  args: {
    state: {
      status: 'ready',
      document: drawnDocument({
        reading: [
          {
            role: 'Figure',
            label: 'Newsletter. Nothing to sign.',
            children: [part('H1', 'Guarantee'), part('P', 'You guarantee 900,000 dollars.')],
          },
        ],
      }),
    },
  },
  play: async ({ canvas }) => {
    await drawn(canvas);
    const page = within(canvas.getByRole('region', { name: 'Page 1' }));
    const picture = await page.findByRole('img', { name: 'Newsletter. Nothing to sign.' });
    const heading = page.getByRole('heading', { level: 1, name: 'Guarantee' });
    // An image has no children for screen readers: the text is behind it.
    await expect(picture).toBeEmptyDOMElement();
    await expect(picture.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(page.getByRole('paragraph')).toHaveTextContent('You guarantee 900,000 dollars.');
  },
};
