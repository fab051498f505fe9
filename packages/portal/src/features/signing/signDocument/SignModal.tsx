import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import {
  documentQueries,
  isApiError,
  logMutations,
  messageOf,
  signingFrameUrl,
  signingMutations,
} from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { pinReplyOf, pinSentenceOf, signingMessages } from '@countersign/api-client/rules';
import { announce, useTheme, type ThemeChoice } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { useDialogTitle } from '../../../services/shell.ts';
import { useDocumentPreview } from '../../../services/useDocumentPreview.ts';
import { pinMessages } from '../signing.messages.ts';
import { SignDocumentView } from './SignDocumentView.tsx';
import {
  initialSignDocument,
  signDocument,
  type SignDocumentEvent,
  type SigningGrant,
} from './signDocumentState.ts';

interface SignModalProps {
  readonly document: Schemas['Document'];
  readonly onClose: () => void;
}

/** The end of a lock by the clock of this machine, which counts down to it and may be hours off the server's. */
function lockEnd(secondsLeft: number): string {
  return new Date(Date.now() + secondsLeft * 1_000).toISOString();
}

/** The address has the theme of the moment: another one would open the frame again, with a used ticket. */
function grantOf({ SigningUrl, LockSecondsLeft }: Schemas['SigningLock'], theme: ThemeChoice): SigningGrant {
  return { signingUrl: signingFrameUrl(SigningUrl, theme), lockExpires: lockEnd(LockSecondsLeft) };
}

/** Returns the event for a rejected PIN: users never see the service's codes. */
function pinRefusal(error: unknown): SignDocumentEvent {
  return isApiError(error)
    ? { type: 'pinRefused', reply: pinReplyOf(error), message: pinSentenceOf(error) }
    : { type: 'pinRefused', reply: 'error', message: signingMessages.pinFailed };
}

/** Whether the lock has ended, so that the PIN is asked for again. */
function isTimeOver(error: unknown): boolean {
  return isApiError(error) && pinReplyOf(error) === 'timeOver';
}

/** Signs a document for the firm: reads its task, then PIN, frame, commit. */
export function SignModal({ document, onClose }: SignModalProps) {
  const { portal, me, config } = useServices();
  const { theme } = useTheme();
  const queries = useQueryClient();
  const [state, send] = useReducer(signDocument, initialSignDocument);
  const { Id: id, Title: title } = document;
  useDialogTitle(`Sign ${title}`);
  // Once it is signed, its pages carry the signature.
  const preview = useDocumentPreview(document, { waits: state.step !== 'signed', signed: true });

  const checking = state.step === 'checking';
  useEffect(() => {
    if (!checking) return undefined;
    let left = false;
    // The list's data may be older than the task.
    queries.fetchQuery({ ...documentQueries.detail(portal, id), staleTime: 0 }).then(
      (read) => {
        if (!left) send({ type: 'checked', document: read, employeeId: me.employeeId });
      },
      (error: unknown) => {
        if (!left) send({ type: 'checkFailed', message: messageOf(error) });
      },
    );
    return () => {
      left = true;
    };
  }, [checking, queries, portal, id, me.employeeId]);

  const verify = useMutation({
    ...signingMutations.verifyPin(portal, 'clickToSign'),
    onSuccess: (reply) => {
      send({ type: 'pinAccepted', grant: grantOf(reply, theme) });
    },
    onError: (error) => {
      send(pinRefusal(error));
    },
  });
  const renew = useMutation({
    ...signingMutations.renewLock(portal),
    onSuccess: (reply) => {
      send({ type: 'lockRenewed', grant: grantOf(reply, theme) });
    },
    onError: (error) => {
      send({ type: 'renewalFailed', expired: isTimeOver(error), message: messageOf(error) });
    },
  });
  const extend = useMutation({
    ...signingMutations.renewLock(portal),
    onSuccess: ({ LockSecondsLeft }) => {
      send({ type: 'lockExtended', lockExpires: lockEnd(LockSecondsLeft) });
    },
    onError: (error) => {
      if (isTimeOver(error)) send({ type: 'lockRanOut' });
    },
  });
  const commit = useMutation({
    ...signingMutations.commit(portal, 'clickToSign'),
    onSuccess: (signed) => {
      send({ type: 'committed', document: signed });
    },
    onError: (error) => {
      send({ type: 'commitRefused', message: messageOf(error) });
    },
  });
  const log = useMutation(logMutations.write(portal));
  const resend = useMutation({
    ...signingMutations.resendOwnPin(portal),
    onSuccess: () => {
      send({ type: 'pinResent' });
      announce(pinMessages.resent);
    },
    onError: (error) => {
      send({ type: 'resendRefused', message: messageOf(error) });
    },
  });

  return (
    <SignDocumentView
      state={state}
      reader={me}
      origin={config.signing}
      resending={resend.isPending}
      preview={preview}
      extending={extend.isPending}
      extendFailure={extend.isError && !isTimeOver(extend.error) ? messageOf(extend.error) : undefined}
      actions={{
        close: onClose,
        checkAgain: () => {
          send({ type: 'checkAgain' });
        },
        submitPin: (pin) => {
          const next = signDocument(state, { type: 'pinSubmitted', pin });
          send({ type: 'pinSubmitted', pin });
          if (next.step === 'verifying') verify.mutate({ DocumentId: id, Pin: next.pin });
        },
        resendPin: () => {
          resend.mutate(id);
        },
        complete: () => {
          send({ type: 'frameCompleted' });
          commit.mutate(id);
        },
        failed: (reason) => {
          const DetailsJson = JSON.stringify({ documentId: id, reason });
          log.mutate({
            level: 'error',
            entry: { LogKey: 'signing', Message: pinMessages.frameFailed, DetailsJson },
          });
        },
        retry: () => {
          send({ type: 'retried' });
          extend.reset();
          renew.mutate(id);
        },
        extend: () => {
          extend.mutate(id);
        },
        lockRanOut: () => {
          send({ type: 'lockRanOut' });
          extend.reset();
        },
      }}
    />
  );
}
