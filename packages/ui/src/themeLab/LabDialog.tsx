import { useState } from 'react';
import { Button } from '../components/Button/Button.js';
import * as dialog from '../components/Dialog/Dialog.css.js';
import { useScrollable } from '../components/Dialog/useScrollable.js';
import { Heading } from '../components/Heading/Heading.js';
import { Stack } from '../components/Stack/Stack.js';
import { DocumentLine } from '../patterns/DocumentLine/DocumentLine.js';
import { Prechecks } from '../patterns/SignerPicker/Prechecks.js';
import { corriedaleAccounts, passedChecks } from '../patterns/SignerPicker/SignerPicker.fixtures.js';
import { SignerPicker } from '../patterns/SignerPicker/SignerPicker.js';
import * as styles from './ThemeLab.css.js';

/** Shows the look of a dialog without opening one: several are on a page, and none takes focus. */
export function LabDialog() {
  const [signers, setSigners] = useState<readonly number[]>([1, 2]);
  const body = useScrollable();
  return (
    <div className={styles.dimmed}>
      <div className={dialog.card} data-size="medium">
        <div className={dialog.header}>
          <div className={dialog.titles}>
            <Heading level={3} step="20">
              Set up click-to-sign
            </Heading>
            <div className={dialog.description}>
              <DocumentLine title="Brindle Creek lease renewal 2026" extension="pdf" />
            </div>
          </div>
        </div>
        <div className={dialog.middle}>
          <div ref={body} className={dialog.body}>
            <Stack gap={20}>
              <SignerPicker
                clientName="Corriedale Pastoral Co"
                accounts={{ status: 'ready', accounts: corriedaleAccounts }}
                selectedIds={[...signers]}
                onSelectedChange={setSigners}
              />
              <Prechecks checks={passedChecks} />
            </Stack>
          </div>
        </div>
        <div className={dialog.footer}>
          <div className={dialog.note}>Nothing is sent until you confirm.</div>
          <div className={dialog.buttons}>
            <Button>Cancel</Button>
            <Button variant="primary">Review and confirm</Button>
          </div>
        </div>
      </div>
    </div>
  );
}
