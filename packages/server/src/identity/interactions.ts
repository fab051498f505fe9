import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import { encode } from 'uqr';
import type { App } from '../app.ts';
import { createAfterAnswer } from '../http/afterAnswer.ts';
import { isStorable } from '../http/storable.ts';
import { problemOf } from '../http/site.ts';
import { noteSignIn } from './audit.ts';
import { mfaContext } from './constants.ts';
import { identityMessages as messages } from './identity.messages.ts';
import { cutText, type IdentityPage, type PageProblem } from '@countersign/api-client/rules';
import { outageBehind } from './outage.ts';
import { failureMessage, type IdentityPages } from './pages.ts';
import { interactionPath as path, passwordPage } from './passwordPage.ts';
import { findBySubject, type Person } from './people.ts';
import { ownBranding, readFirmBranding } from './brand.ts';
import { takeBackStart } from './firstPage.ts';
import { checkPassword, confirmSetUp, nextStep, passSecondFactor } from './signIn.ts';
import type { StepResult } from './signIn.ts';
import { stepStore, type SignInStep } from './steps.ts';
import { newTotpSecret, totpSetUp } from './totp.ts';

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  uid: string;
  theme: unknown;
  clientId: string;
  /** Whether the application asked for a second factor. */
  mfa: boolean;
}

/** Who passed the password, and what comes next. */
interface Progress {
  person: Person;
  step: SignInStep;
}

function field(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' ? value : '';
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** An SVG path over the dark modules of a QR code, one run of a row at a time. */
function qrOf(uri: string): { size: number; path: string } {
  const { data, size } = encode(uri, { ecc: 'M', border: 2 });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    ].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
  );
  return { size, path: runs.join('') };
}

/** The sign-in pages: password, then a code, or the setup of an authenticator. Plain forms, no script needed. */
export async function addInteractions(
  site: FastifyInstance,
  app: App,
  provider: Provider,
  pages: IdentityPages,
): Promise<void> {
  const steps = stepStore(app.db);
  const afterAnswer = createAfterAnswer(app.log.child({ site: 'identity' }));
  site.addHook('onClose', () => afterAnswer.done());

  async function visitOf(request: FastifyRequest, reply: FastifyReply): Promise<Visit> {
    const { uid, params } = await provider.interactionDetails(request.raw, reply.raw);
    const mfa = text(params['acr_values']).split(' ').includes(mfaContext);
    return { request, reply, uid, theme: params['theme'], clientId: text(params['client_id']), mfa };
  }

  function message(reply: FastifyReply, status: number, title: string, text: string) {
    const link = { href: app.config.origins.portal, text: 'Go to the portal' };
    return pages.send(reply, status, { kind: 'message', paper: 'torn', title, text, link }, ownBranding);
  }

  async function show(
    { reply, uid, theme, request }: Visit,
    status: number,
    problem: PageProblem | null,
    progress: Progress | null,
  ): Promise<FastifyReply> {
    const next = progress?.step.next ?? 'password';
    const forms = { action: `${path(uid)}/${next}`, restart: `${path(uid)}?again=1`, problem };
    const branding = await readFirmBranding(app.db, theme);
    let page: IdentityPage;
    if (progress === null) {
      const email = cutText(field(request.body, 'email'), 254);
      page = passwordPage(uid, { email, secondFactorNext: branding.secondFactor, problem });
    } else if (progress.step.next === 'code') {
      page = { kind: 'code', ...forms };
    } else {
      const { secret, uri } = totpSetUp(app, progress.person, progress.step.secret);
      page = { kind: 'setUp', ...forms, secret, qr: qrOf(uri) };
    }
    return pages.send(reply, status, page, branding);
  }

  function showRefusal(visit: Visit, refusal: StepResult<unknown>, progress: Progress | null) {
    if (refusal.outcome === 'passed') throw new Error('A passed step has no refusal to show.');
    const { status, options } = refusal.refusal;
    if (options.retryAfter !== undefined) visit.reply.header('retry-after', String(options.retryAfter));
    return show(visit, status, refusal.problem, progress);
  }

  async function finish({ request, reply, uid }: Visit, person: Person, mfa: boolean): Promise<FastifyReply> {
    await steps.clear(uid);
    await takeBackStart(app, request.ip);
    const result: InteractionResults = {
      login: {
        accountId: person.subject,
        remember: false,
        amr: mfa ? ['pwd', 'otp', 'mfa'] : ['pwd'],
        ...(mfa ? { acr: mfaContext } : {}),
      },
    };
    // First, because the library saves its result in a transaction of its own: no sign-in may lack its entry.
    await noteSignIn(app, person, {
      operation: 'signIn',
      outcome: 'done',
      title: 'Signed in',
      shortDesc: mfa ? 'With password and authenticator code' : 'With password',
    });
    const returnTo = await provider.interactionResult(request.raw, reply.raw, result);
    return reply.redirect(returnTo, 303);
  }

  type Step = (visit: Visit) => Promise<FastifyReply>;

  /** An unknown or expired sign-in, or a form from elsewhere, shows an error page. */
  function guarded(step: Step) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { origin } = request.headers;
      if (request.method === 'POST' && origin !== undefined && origin !== app.config.origins.identity) {
        return message(reply, 403, messages.failedTitle, messages.failed);
      }
      // No email, password or code of ours holds what the database cannot store.
      if (!isStorable(request.body)) return message(reply, 400, messages.failedTitle, messages.failed);
      const visit = await visitOf(request, reply).catch((error: unknown) => {
        if (error instanceof Error && error.name === 'SessionNotFound') return null;
        throw error;
      });
      if (visit === null) return message(reply, 400, messages.expiredTitle, messages.expired);
      return step(visit);
    };
  }

  /** null where no password was passed, or what followed is no longer the next step: the sign-in starts again. */
  async function progressOf(visit: Visit): Promise<Progress | null> {
    const step = await steps.read(visit.uid);
    const person = step === null ? null : await findBySubject(app.db, step.subject);
    if (step === null || person === null) return null;
    // A setup that was left open must not replace the authenticator that was enrolled since.
    if (nextStep(person, visit) === step.next) return { person, step };
    await steps.clear(visit.uid);
    return null;
  }

  /** The steps after the password: only in the browser that passed it. */
  function second(next: SignInStep['next']): Step {
    return async (visit) => {
      const progress = await progressOf(visit);
      if (progress?.step.next !== next) return visit.reply.redirect(path(visit.uid), 303);
      const { person, step } = progress;
      const code = field(visit.request.body, 'code');
      const passed =
        step.next === 'setUp'
          ? await confirmSetUp(app, person, step.secret, code)
          : await passSecondFactor(app, person, code);
      if (passed.outcome === 'refused') return showRefusal(visit, passed, progress);
      return finish(visit, person, true);
    };
  }

  await site.register(async (forms) => {
    await forms.register(formbody, { bodyLimit: 16_384 });
    // A person waits for the response: the page says what JSON would.
    forms.setErrorHandler<Error>((error, request, reply) => {
      const { status, options } = problemOf(app.log, request, outageBehind(error) ?? error);
      if (options.retryAfter !== undefined) reply.header('retry-after', String(options.retryAfter));
      const { title, text } = failureMessage(error);
      // A form cannot be sent again by a link: it leads to the page that the form is on.
      const link = { href: request.url.split(/[?]|\/(?:password|code|setUp)$/)[0] ?? '/', text: 'Try again' };
      return pages.send(reply, status, { kind: 'message', paper: 'torn', title, text, link }, ownBranding);
    });
    forms.get(
      '/interaction/:uid',
      guarded(async (visit) => {
        if (field(visit.request.query, 'again') !== '') await steps.clear(visit.uid);
        return show(visit, 200, null, await progressOf(visit));
      }),
    );
    forms.post(
      '/interaction/:uid/password',
      guarded(async (visit) => {
        const { request, reply, uid, clientId } = visit;
        const given = {
          email: field(request.body, 'email'),
          password: field(request.body, 'password'),
          address: request.ip,
          clientId,
        };
        const checked = await checkPassword(app, given, (work) => afterAnswer.add(reply.raw, work));
        if (checked.outcome === 'refused') return showRefusal(visit, checked, null);
        const { subject } = checked.value;
        const next = nextStep(checked.value, visit);
        if (next === 'done') return finish(visit, checked.value, false);
        await steps.write(
          uid,
          next === 'setUp' ? { subject, next, secret: newTotpSecret(app, subject) } : { subject, next },
        );
        // A separate page, so that reload and Back do not send the password again.
        return reply.redirect(path(uid), 303);
      }),
    );
    forms.post('/interaction/:uid/code', guarded(second('code')));
    forms.post('/interaction/:uid/setUp', guarded(second('setUp')));
  });
}
