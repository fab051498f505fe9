import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { SignerCalls } from '@countersign/api-client';
import { ErrorState, ThemeProvider, useKeptFocus, type ThemeChoice } from '@countersign/ui';
import { failureMessage } from './failureMessage.ts';
import type { FrameBridge } from './frameBridge.ts';
import { ReadStep } from './ReadStep.tsx';
import { pageMessages, signingMessages } from './signing.messages.ts';
import styles from './signing.module.css';
import { usePageTitle } from './usePageTitle.ts';

export interface StaffFrameProps {
  calls: SignerCalls;
  bridge: FrameBridge;
  /** null: no session was opened, because the ticket was used or has expired, or the server failed. */
  signerId: number | null;
  /** That of the portal around the frame, here and in the document. */
  theme: ThemeChoice;
}

interface Reading {
  title: string;
  color: string;
  /** null while another address is asked for. */
  viewerUrl: string | null;
}

type StaffState =
  { status: 'opening' } | { status: 'reading'; reading: Reading; signing: boolean } | { status: 'failed' };

async function openDocument(calls: SignerCalls, signerId: number | null): Promise<Reading> {
  if (signerId === null) throw new Error('No session was opened for the ticket');
  const page = await calls.state(signerId);
  if (page.Stage !== 'read' || page.Details === null)
    throw new Error(`The document cannot be signed now: ${page.Stage}`);
  return {
    title: page.Details.Title,
    color: page.Firm.Colour,
    viewerUrl: await calls.view(signerId),
  };
}

/** The viewer's page in the theme of this one. */
function inTheme(viewerUrl: string | null, theme: ThemeChoice): string | null {
  if (viewerUrl === null) return null;
  const address = new URL(viewerUrl, window.location.href);
  address.searchParams.set('theme', theme);
  return address.href;
}

/** Renders the content of the portal's signing frame: the document, the consent, the signature. */
export function StaffFrame({ calls, bridge, signerId, theme }: StaffFrameProps) {
  const [state, setState] = useState<StaffState>({ status: 'opening' });
  useKeptFocus();
  const [cancelling, setCancelling] = useState(false);
  function failWith(error: unknown): void {
    setState({ status: 'failed' });
    bridge.send({ type: 'failed', reason: error instanceof Error ? error.message : failureMessage(error) });
  }
  const fail = useEffectEvent(failWith);

  const leave = useCallback(() => {
    const released = signerId === null ? Promise.resolve() : calls.release(signerId);
    void released.finally(() => bridge.send({ type: 'cancelled' }));
  }, [calls, bridge, signerId]);

  useEffect(() => {
    let left = false;
    bridge.whenCancelled(() => {
      left = true;
      leave();
    });
    openDocument(calls, signerId).then((reading) => {
      if (left) return;
      setState({ status: 'reading', reading, signing: false });
      bridge.send({ type: 'ready' });
    }, fail);
  }, [calls, bridge, signerId, leave]);

  // The keys of this page do not reach the dialog around it.
  useEffect(() => {
    const listen = ({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !isComposing) bridge.send({ type: 'escape' });
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [bridge]);

  async function sign(id: number, reading: Reading): Promise<void> {
    setState({ status: 'reading', reading, signing: true });
    bridge.send({ type: 'uploading' });
    try {
      await calls.sign(id);
      // The portal commits; until then the button stays as it is.
      bridge.send({ type: 'complete' });
    } catch (error) {
      setState({ status: 'failed' });
      bridge.send({ type: 'failed', reason: failureMessage(error) });
    }
  }

  // A link to the file works once, for a minute.
  function reopen(): void {
    if (state.status !== 'reading' || state.signing || signerId === null) return;
    const { reading } = state;
    const show = (viewerUrl: string | null) =>
      setState({ status: 'reading', reading: { ...reading, viewerUrl }, signing: false });
    show(null);
    calls.view(signerId).then(show, failWith);
  }

  function cancel(): void {
    setCancelling(true);
    leave();
  }

  const reading = state.status === 'reading' ? state.reading : null;
  usePageTitle(
    state.status === 'failed' ? signingMessages.frameFailed : pageMessages.step.read,
    reading?.title ?? null,
  );

  if (state.status === 'failed') {
    return (
      <ThemeProvider theme={theme}>
        <main className={styles['page']}>
          <div className={styles['middle']}>
            <ErrorState level={1} title={signingMessages.frameFailed} />
          </div>
        </main>
      </ThemeProvider>
    );
  }
  return (
    <ThemeProvider theme={theme} {...(reading === null ? {} : { brand: reading.color })}>
      <main className={styles['page']} data-fills="">
        <ReadStep
          title={reading?.title ?? ''}
          viewerUrl={inTheme(reading?.viewerUrl ?? null, theme)}
          signing={state.status === 'reading' && state.signing}
          failure={null}
          onReopen={reopen}
          onEscape={() => bridge.send({ type: 'escape' })}
          cancelling={cancelling}
          onCancel={cancel}
          onSign={() => {
            if (reading !== null && signerId !== null) void sign(signerId, reading);
          }}
        />
      </main>
    </ThemeProvider>
  );
}
