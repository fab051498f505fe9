import { useMutation } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import {
  documentMutations,
  isApiError,
  logMutations,
  messageOf,
  signingMutations,
} from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { pinSentenceOf, signingMessages } from '@countersign/api-client/rules';
import { PinPrompt, SigningFrame, SigningStory, useToasts } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { pinMessages } from '../signing.messages.ts';
import { initialSignDocument, signDocument, type SigningGrant } from './signDocumentState.ts';
import { signingSteps } from '../signingSteps.ts';

interface SignModalProps {
  readonly document: Schemas['Document'];
  readonly onClose: () => void;
}

function grantOf({ SigningUrl, LockExpires }: { SigningUrl: string; LockExpires: string }): SigningGrant {
  return { signingUrl: SigningUrl, lockExpires: LockExpires };
}

/** The sentence for a PIN that was not taken: the service's codes never reach the reader. */
function pinProblem(error: unknown): string {
  return isApiError(error) ? pinSentenceOf(error) : signingMessages.pinFailed;
}

/** Signs a document for the firm: PIN, frame, commit. */
export function SignModal({ document, onClose }: SignModalProps) {
  const { portal, me, config } = useServices();
  const toasts = useToasts();
  const [state, send] = useReducer(signDocument, initialSignDocument);
  const [pin, setPin] = useState('');

  const verify = useMutation({
    ...signingMutations.verifyPin(portal, 'clickToSign'),
    onSuccess: (reply) => {
      setPin('');
      send({ type: 'pinAccepted', grant: grantOf(reply) });
    },
    onError: (error) => {
      setPin('');
      send({ type: 'pinRefused', message: pinProblem(error) });
    },
  });
  const renew = useMutation({
    ...signingMutations.renewLock(portal),
    onSuccess: (reply) => {
      send({ type: 'lockRenewed', grant: grantOf(reply) });
    },
    onError: () => {
      send({ type: 'renewalFailed' });
    },
  });
  const commit = useMutation({
    ...signingMutations.commit(portal, 'clickToSign'),
    onSuccess: () => {
      send({ type: 'committed' });
      toasts.show({ tone: 'positive', message: pinMessages.signed });
      onClose();
    },
    onError: (error) => {
      send({ type: 'commitRefused', message: messageOf(error) });
    },
  });
  const log = useMutation(logMutations.write(portal));
  const resend = useMutation({
    ...documentMutations.resendPins(portal),
    onSuccess: () => {
      toasts.show({ tone: 'positive', message: pinMessages.resent });
    },
    onError: (error) => {
      toasts.show({ tone: 'critical', message: messageOf(error) });
    },
  });

  if (state.step === 'signed') return null;
  if (state.step === 'enteringPin' || state.step === 'verifying') {
    const problem = state.step === 'enteringPin' ? state.problem : null;
    return (
      <PinPrompt
        open
        document={{ title: document.Title, extension: document.Extension }}
        message="Your PIN code was sent by e-mail to"
        recipient={me.email}
        renewal={state.note ?? undefined}
        failure={problem?.at === 'form' ? problem.message : undefined}
        pinError={problem?.at === 'field' ? problem.message : undefined}
        pin={pin}
        onPinChange={setPin}
        pending={state.step === 'verifying'}
        onConfirm={() => {
          const next = signDocument(state, { type: 'pinSubmitted', pin });
          send({ type: 'pinSubmitted', pin });
          if (next.step === 'verifying') verify.mutate({ DocumentId: document.Id, Pin: next.pin });
        }}
        onCancel={onClose}
        onResend={() => {
          resend.mutate(document.Id);
        }}
        resending={resend.isPending}
      />
    );
  }
  return (
    <SigningFrame
      src={state.grant.signingUrl}
      origin={config.signing}
      title={document.Title}
      lockExpires={state.grant.lockExpires}
      aside={<SigningStory label="Signing" steps={signingSteps(document)} />}
      commit={state.step === 'committing' ? 'pending' : state.step === 'commitFailed' ? 'failed' : 'idle'}
      retrying={state.step === 'renewing'}
      onComplete={() => {
        send({ type: 'frameCompleted' });
        commit.mutate(document.Id);
      }}
      onFailed={(reason) => {
        const DetailsJson = JSON.stringify({ documentId: document.Id, reason });
        log.mutate({
          level: 'error',
          entry: { LogKey: 'signing', Message: pinMessages.frameFailed, DetailsJson },
        });
      }}
      onCancelled={onClose}
      onRetry={() => {
        send({ type: 'retried' });
        renew.mutate(document.Id);
      }}
      onLockExpired={() => {
        send({ type: 'lockRanOut' });
      }}
    />
  );
}
