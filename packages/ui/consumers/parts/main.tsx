import '@countersign/ui/styles.css';
import './page.css';
import { Button } from '@countersign/ui/button';
import { Dialog } from '@countersign/ui/dialog';
import { ThemeProvider } from '@countersign/ui/theme';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

function Question() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete all</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete 200 documents"
        footer={<Button onPress={() => setOpen(false)}>Keep them</Button>}
      >
        They cannot be brought back.
      </Dialog>
    </>
  );
}

/** Half of a page that has something of its own in either half. */
function Half({ theme, children }: { theme: 'light' | 'dark'; children: ReactNode }) {
  return (
    <ThemeProvider scope="part" theme={theme}>
      <div className="content">{children}</div>
    </ThemeProvider>
  );
}

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <>
      <Half theme="dark">
        <Question />
      </Half>
      <Half theme="light">Documents of another client</Half>
    </>,
  );
