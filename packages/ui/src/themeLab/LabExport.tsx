import { useState } from 'react';
import { announce } from '../components/announce/announce.js';
import { Button } from '../components/Button/Button.js';
import { useScrollable } from '../components/Dialog/useScrollable.js';
import { CopyIcon, DownloadIcon } from '../components/Icon/icons.js';
import { Inline } from '../components/Inline/Inline.js';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.js';
import { Sheet } from '../components/Sheet/Sheet.js';
import { exportOf, exportFormats, type ExportFile } from './exportOf.js';
import * as styles from './ThemeLab.css.js';

function download({ name, type, text }: ExportFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

async function copy({ name, text }: ExportFile): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(`${name} copied`);
  } catch {
    announce(`${name} could not be copied: select the text below`);
  }
}

interface LabExportProps {
  /** The firm's colour. */
  brand: string;
}

/** Exports the brand: custom properties for a page, tokens for a design tool. */
export function LabExport({ brand }: LabExportProps) {
  const [format, setFormat] = useState<ExportFile['format']>('css');
  const scrolls = useScrollable();
  const file = exportOf(brand, format);
  return (
    <Sheet>
      <div className={styles.bar}>
        <SegmentedControl label="Format" segments={exportFormats} value={format} onChange={setFormat} />
        <Inline gap={8} wrap>
          <Button icon={CopyIcon} onPress={() => void copy(file)}>
            Copy
          </Button>
          <Button icon={DownloadIcon} onPress={() => download(file)}>
            {`Download ${file.name}`}
          </Button>
        </Inline>
      </div>
      <pre ref={scrolls} className={styles.code} role="region" aria-label={file.name}>
        {file.text}
      </pre>
    </Sheet>
  );
}
