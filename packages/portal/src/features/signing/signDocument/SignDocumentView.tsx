import { useState } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import { formatDateTime, shownName } from '@countersign/api-client/rules';
import {
  Button,
  Dialog,
  ErrorState,
  Heading,
  PinPrompt,
  SigningFrame,
  SigningProgress,
  Spinner,
  Stack,
  Text,
  type PreviewState,
  type SigningFrameProps,
} from '@countersign/ui';
import { readMessages } from '../../../services/services.messages.ts';
import { pinMessages, signMessages } from '../signing.messages.ts';
import { signingSteps } from '../signingSteps.ts';
import { ownSigner, type SignDocumentState } from './signDocumentState.ts';
import { SignedDocument } from './SignedDocument.tsx';
import { SignOutcome } from './SignOutcome.tsx';

export interface SignActions {
  readonly close: () => void;
  readonly checkAgain: () => void;
  readonly submitPin: (pin: string) => void;
  readonly resendPin: () => void;
  readonly complete: () => void;
  readonly failed: (reason: string) => void;
  readonly retry: () => void;
  readonly extend: () => void;
  readonly lockRanOut: () => void;
}

interface SignDocumentViewProps {
  readonly state: SignDocumentState;
  readonly reader: { readonly employeeId: number; readonly firstName: string };
  /** Exact origin of the signing site. */
  readonly origin: string;
  readonly resending: boolean;
  /** The signed pages, once there are. */
  readonly preview: { readonly color: string; readonly state: PreviewState };
  /** Whether the signing time is being extended. */
  readonly extending?: boolean;
  /** Why it could not be extended. */
  readonly extendFailure?: string | undefined;
  readonly actions: SignActions;
  /** Timers, fixed in stories. */
  readonly timers?: SigningFrameProps['timers'];
}

/** Renders each step of signing for the firm. */
export function SignDocumentView({
  state,
  reader,
  origin,
  resending,
  preview,
  extending = false,
  extendFailure,
  actions,
  timers,
}: SignDocumentViewProps) {
  switch (state.step) {
    case 'checking':
      return (
        <Dialog open onOpenChange={actions.close} title={signMessages.title}>
          <Stack gap={12} align="center">
            <Spinner size={24} />
            <Text tone="muted">{signMessages.checking}</Text>
          </Stack>
        </Dialog>
      );
    case 'unread':
      return (
        <Dialog
          open
          onOpenChange={actions.close}
          title={signMessages.title}
          footer={<Button onPress={actions.close}>Close</Button>}
        >
          <ErrorState level={3} title={signMessages.loadFailed} onRetry={actions.checkAgain}>
            {state.message} {readMessages.kept}
          </ErrorState>
        </Dialog>
      );
    case 'enteringPin':
    case 'verifying':
      return <PinStep state={state} reader={reader} resending={resending} actions={actions} />;
    case 'signing':
    case 'committing':
    case 'renewing':
      return (
        <SigningFrame
          src={state.grant.signingUrl}
          origin={origin}
          title={shownName(state.document.Title)}
          lockExpires={state.grant.lockExpires}
          aside={<Aside {...state} readerId={reader.employeeId} />}
          retrying={state.step === 'renewing'}
          onComplete={actions.complete}
          onFailed={actions.failed}
          onCancelled={actions.close}
          onRetry={actions.retry}
          onExtend={actions.extend}
          extending={extending}
          extendFailure={extendFailure}
          onLockExpired={actions.lockRanOut}
          timers={timers}
        />
      );
    case 'signed':
      return (
        <SignedDocument document={state.document} reader={reader} preview={preview} onClose={actions.close} />
      );
    default:
      return (
        <SignOutcome
          step={state.step}
          document={state.document}
          reader={reader}
          problem={state.step === 'pinDead' ? state.problem : null}
          resending={resending}
          onClose={actions.close}
          onCheckAgain={actions.checkAgain}
          onResend={actions.resendPin}
        />
      );
  }
}

interface AsideProps {
  readonly document: Schemas['Document'];
  readonly grant: { readonly lockExpires: string };
  readonly readerId: number;
}

/** Who has signed, and until when no other signer can. */
function Aside({ document, grant, readerId }: AsideProps) {
  return (
    <Stack gap={16}>
      <Heading level={3} step="14">
        Signing
      </Heading>
      <SigningProgress label="Signing" steps={signingSteps(document, readerId)} />
      <Stack gap={4}>
        <Text as="p" step="13" weight="medium">
          {signMessages.locked}
        </Text>
        <Text as="p" step="12" tone="muted">
          {signMessages.lockedUntil(formatDateTime(grant.lockExpires))}
        </Text>
      </Stack>
    </Stack>
  );
}

type PinStepProps = Pick<SignDocumentViewProps, 'reader' | 'resending' | 'actions'> & {
  readonly state: Extract<SignDocumentState, { step: 'enteringPin' | 'verifying' }>;
};

function PinStep({ state, reader, resending, actions }: PinStepProps) {
  const [pin, setPin] = useState('');
  const { document } = state;
  const entering = state.step === 'enteringPin' ? state : null;
  return (
    <PinPrompt
      open
      document={{ title: shownName(document.Title), extension: document.Extension }}
      message={entering?.resent === true ? pinMessages.resentTo : pinMessages.sentTo}
      recipient={ownSigner(document, reader.employeeId)?.Email}
      renewal={state.note ?? undefined}
      failure={entering?.problem ?? undefined}
      pinError={entering?.pinError ?? undefined}
      pin={pin}
      onPinChange={setPin}
      pending={state.step === 'verifying'}
      onConfirm={() => {
        actions.submitPin(pin);
        setPin('');
      }}
      onCancel={actions.close}
      // Without notifications no PIN can be sent.
      onResend={document.EnabledNotifications ? actions.resendPin : undefined}
      resending={resending}
    />
  );
}
