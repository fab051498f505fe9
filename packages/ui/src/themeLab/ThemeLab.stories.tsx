import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import { brandVariables, createBrandTheme } from '../theme/brand.js';
import { ThemeLab } from './ThemeLab.js';

/**
 * Takes one colour and shows real screens in it, in every theme, with the contrast of each pair. Exports it
 * as plain CSS and as design tokens.
 */
const meta = {
  title: 'Foundations/Theme lab',
  tags: ['!autodocs'],
  component: ThemeLab,
  args: { color: '#7A1F3D' },
} satisfies Meta<typeof ThemeLab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a colour as the browser reports it. */
function painted(hex: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${String(r)}, ${String(g)}, ${String(b)})`;
}

type Canvas = ReturnType<typeof within>;

function uploadButton(canvas: Canvas): HTMLElement {
  const [button] = canvas.getAllByRole('button', { name: 'Upload' });
  if (button === undefined) throw new Error('No primary button is shown.');
  return button;
}

async function expectAccent(
  canvas: Canvas,
  hex: string,
  theme: 'light' | 'dark' | 'contrast',
): Promise<void> {
  const { accent } = createBrandTheme(hex)[theme];
  const button = uploadButton(canvas);
  await waitFor(() => expect(button).toHaveStyle({ backgroundColor: painted(accent) }));
}

export const OneColor: Story = {};
export const OneColorInDark: Story = { args: { view: 'dark' } };
export const SideBySide: Story = { args: { view: 'beside' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** A typed colour is applied at once, in any theme. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    await expectAccent(canvas, '7A1F3D', 'light');
    const digits = canvas.getByRole('textbox', { name: 'Colour of the firm, 6 hex digits' });
    await userEvent.clear(digits);
    await userEvent.type(digits, '00A86B');
    await expectAccent(canvas, '00A86B', 'light');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expectAccent(canvas, '00A86B', 'dark');
    await expect(canvas.getByText('15 of 15 pass WCAG 2.2 AA')).toBeVisible();
  },
};

/** A record may contain anything: the default light blue replaces it, and the page says so. */
export const NotAColor: Story = {
  play: async ({ canvas }) => {
    const record = canvas.getByRole('textbox', { name: 'Stored colour' });
    await userEvent.clear(record);
    await userEvent.type(record, 'maroon');
    await expect(
      await canvas.findByText(/“maroon” is not 6 hex digits\. The light blue #ADD8E6 is used instead\./),
    ).toBeVisible();
    await expectAccent(canvas, 'ADD8E6', 'light');
    await expect(canvas.getByRole('region', { name: 'brand-add8e6.css' })).toBeVisible();
  },
};

/** The download equals the preview, and the output of the package's own functions. */
export const TakenAway: Story = {
  play: async ({ canvas }) => {
    const made = spyOn(URL, 'createObjectURL');
    const sheet = canvas.getByRole('region', { name: 'brand-7a1f3d.css' });
    for (const [name, color] of Object.entries(brandVariables('7A1F3D'))) {
      await expect(sheet).toHaveTextContent(`${name}: ${color};`);
    }
    await userEvent.click(canvas.getByRole('radio', { name: 'Design tokens' }));
    const tokens = await canvas.findByRole('region', { name: 'brand-7a1f3d.tokens.json' });
    await expect(JSON.parse(tokens.textContent)).toMatchObject({
      light: { color: { accent: { $type: 'color', $value: { hex: '#7a1f3d' } } } },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download brand-7a1f3d.tokens.json' }));
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    const [file] = made.mock.calls[0] ?? [];
    await expect(file).toBeInstanceOf(Blob);
    await expect(file instanceof Blob ? await file.text() : '').toBe(tokens.textContent);
    made.mockRestore();
  },
};
