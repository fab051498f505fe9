import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/Button.js';
import { Checkbox } from '../components/Checkbox/Checkbox.js';
import { Inline } from '../components/Inline/Inline.js';
import { Sheet } from '../components/Sheet/Sheet.js';
import { Stack } from '../components/Stack/Stack.js';
import { Text } from '../components/Text/Text.js';
import { TextField } from '../components/TextField/TextField.js';
import * as styles from './Foundations.css.js';
import { Foundation } from './Foundations.example.js';
import { ThemeProvider } from './ThemeProvider.js';

/** What an embedding page would write: no layer, no `!important`, no build. */
const pageRules = `.our-page [data-cs-theme] {
  --cs-color-accent: #0b6e4f;
  --cs-color-accent-hover: #095a41;
  --cs-radius-control: 0;
  --cs-radius-sheet: 2px;
  --cs-font-tool: Georgia, serif;
}`;

function Themed() {
  return (
    <Foundation
      title="Plain CSS"
      lead="Every rule of the library is in the cascade layer countersign, so unlayered rules of a page override it. A theme needs only custom properties: --cs- and the token’s path."
    >
      <style>{pageRules}</style>
      <pre className={styles.code}>{pageRules}</pre>
      <div className="our-page">
        <ThemeProvider scope="part" theme="light">
          <Stack padding={16}>
            <Sheet padding={24}>
              <Stack gap={16}>
                <Text>Brindle Creek lease renewal 2026</Text>
                <TextField label="Reference" defaultValue="BC-2026-041" />
                <Checkbox label="Notify the client" defaultChecked />
                <Inline gap={8}>
                  <Button variant="primary">Sign</Button>
                  <Button>Cancel</Button>
                </Inline>
              </Stack>
            </Sheet>
          </Stack>
        </ThemeProvider>
      </div>
    </Foundation>
  );
}

/** Shows a page that themes the library with its own style sheet. */
const meta = { title: 'Foundations/Plain CSS', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThemedWithPlainCss: Story = {
  render: () => <Themed />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sign' });
    await expect(button).toHaveStyle({ backgroundColor: 'rgb(11, 110, 79)', borderRadius: '0px' });
    await expect(getComputedStyle(button).fontFamily).toBe('Georgia, serif');
  },
};
