import { useState } from 'react';
import { Button } from '../components/Button/Button.js';
import { Checkbox } from '../components/Checkbox/Checkbox.js';
import { SignIcon, UploadIcon } from '../components/Icon/icons.js';
import { Inline } from '../components/Inline/Inline.js';
import { Link } from '../components/Link/Link.js';
import { Notice } from '../components/Notice/Notice.js';
import { TaskPill } from '../components/Pill/TaskPill.js';
import { ProgressBar } from '../components/ProgressBar/ProgressBar.js';
import { Sheet } from '../components/Sheet/Sheet.js';
import { Stack } from '../components/Stack/Stack.js';
import { Switch } from '../components/Switch/Switch.js';
import { Tabs } from '../components/Tabs/Tabs.js';
import { Text } from '../components/Text/Text.js';
import { TextField } from '../components/TextField/TextField.js';

interface LabControlsProps {
  /** Theme that they are shown in; makes the names of several themes' controls unique. */
  theme: string;
}

/** Shows the uses of the accent: the primary button, selection, rings, links, progress. */
export function LabControls({ theme }: LabControlsProps) {
  const [reminders, setReminders] = useState(true);
  return (
    <Sheet padding={16}>
      <Stack gap={16}>
        <Inline gap={8} wrap>
          <Button variant="primary" icon={UploadIcon}>
            Upload
          </Button>
          <Button icon={SignIcon}>Sign</Button>
          <Button variant="ghost">History</Button>
          <Button variant="danger">Delete 3 documents</Button>
        </Inline>
        <Inline gap={8} wrap>
          <TaskPill actionType={5} signed={1} total={3} />
          <TaskPill actionType={4} />
          <TaskPill actionType={8} declinedBy="Priya Nair" />
        </Inline>
        <TextField label={`Matter, ${theme}`} defaultValue="Brindle Creek lease renewal 2026" />
        <Inline gap={20} wrap>
          <Checkbox label="Notify the client" defaultChecked />
          <Switch label="Reminders" checked={reminders} onChange={setReminders} />
          <Link href="#history">{`History of the lease, ${theme}`}</Link>
        </Inline>
        <ProgressBar label={`Uploading Brindle Creek water licence, ${theme}`} value={62} height={4} />
        <LabTabs theme={theme} />
        <Notice tone="info" title="Two accounts have not accepted.">
          PINs go out once they have.
        </Notice>
      </Stack>
    </Sheet>
  );
}

function LabTabs({ theme }: LabControlsProps) {
  const [tab, setTab] = useState('signing');
  return (
    <Tabs
      label={`Settings, ${theme}`}
      value={tab}
      onChange={setTab}
      items={[
        { id: 'signing', label: 'Signing', content: <LabTab>Every signer confirms with a PIN.</LabTab> },
        { id: 'branding', label: 'Branding', content: <LabTab>The firm’s colour and logo.</LabTab> },
      ]}
    />
  );
}

function LabTab({ children }: { children: string }) {
  return (
    <Stack padding={12}>
      <Text tone="muted">{children}</Text>
    </Stack>
  );
}
