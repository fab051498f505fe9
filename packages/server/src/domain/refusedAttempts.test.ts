import { filesContract, portalContract, signingContract } from '@countersign/api-client/contract/documents';
import { errorStatus, type ErrorCode } from '@countersign/api-client/rules';
import { describe, expect, it } from 'vitest';
import { readOperations } from '../contract/operations.ts';
import type { Principal } from './caller.ts';
import { factReasons } from './refusalFacts.ts';
import { attempts, reasons, refusedAttempt } from './refusedAttempts.ts';

const refusable = [portalContract, filesContract, signingContract].flatMap((contract) =>
  readOperations(contract).filter(({ writes, open }) => writes && !open),
);

const caller: Principal = { loginId: 1, firmId: 1, roles: ['Signer'], name: 'Priya Nair' };

describe('the history of refused attempts', () => {
  it.each(refusable.map(({ id, summary }) => [id, summary]))('has plain words for %s', (id, summary) => {
    const { shortDesc } = refusedAttempt({ operation: id, code: 'roleDenied', caller });
    expect(shortDesc).toBe(`Priya Nair could not ${attempts[id]}: their role did not allow it.`);
    expect(shortDesc).not.toContain(summary);
  });

  it('has a reason for every code, in the third person', () => {
    expect(Object.keys(reasons).toSorted()).toEqual(Object.keys(errorStatus).toSorted());
    for (const reason of Object.values(reasons)) expect(reason).not.toMatch(/\byou\b|[.!]$|please/i);
  });

  it('gives every reason in the past: an entry is read long after', () => {
    for (const reason of [...Object.values(reasons), ...Object.values(factReasons)])
      expect(reason).not.toMatch(
        /\b(is|are|has|(?<!did not |could )have|does|needs|uses|belongs|can|cannot|ago|now)\b/,
      );
  });

  it('names what was tried as it was: jobs undo deletions too, and documents are marked both ways', () => {
    const said = (operation: string, code: ErrorCode) =>
      refusedAttempt({ operation, code, caller }).shortDesc;
    expect(said('undoDocumentJob', 'undoExpired')).toBe(
      'Priya Nair could not undo a bulk action: it had ended more than 24 hours earlier.',
    );
    expect(said('markDocuments', 'permissionDenied')).toBe(
      'Priya Nair could not mark documents as read or unread: they did not have permission.',
    );
  });

  it('prefers the fact to the code, which covers several', () => {
    const attempt = { operation: 'verifySignerPin', code: 'alreadySigned', caller } as const;
    const sentences = Object.entries(factReasons).map(([, reason]) => reason);
    expect(refusedAttempt({ ...attempt, fact: 'declined' }).shortDesc).toBe(
      'Priya Nair could not start signing: signing had been declined.',
    );
    for (const reason of sentences) expect(reason).not.toMatch(/\byou\b|[.!]$|please/i);
  });

  it('says nothing of the signer where anybody with their link may have tried', () => {
    const unproven = { ...caller, unprovenName: 'Someone with Priya Nair’s link' };
    const attempt = { operation: 'signDocument', code: 'alreadySigned', caller: unproven } as const;
    expect(refusedAttempt({ ...attempt, fact: 'alreadySigned' }).shortDesc).toBe(
      'Someone with Priya Nair’s link could not sign: the signer had already signed.',
    );
    expect(
      refusedAttempt({ ...attempt, operation: 'openSigningLink', code: 'tooManyAttempts' }).shortDesc,
    ).toBe('Someone with Priya Nair’s link could not open it: there were too many attempts.');
  });

  it('reads as a sentence', () => {
    const code: ErrorCode = 'pinWrong';
    const attempt = { operation: 'verifyClickToSignPin', code, caller };
    expect(refusedAttempt(attempt).shortDesc).toBe('Priya Nair could not start signing: wrong PIN.');
  });
});
