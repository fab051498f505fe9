import { constants, setPriority } from 'node:os';
import { parentPort, type Transferable } from 'node:worker_threads';
import { inspect } from './inspect.ts';
import { PdfError } from './pdfError.ts';
import { prepare } from './prepare.ts';
import type { PdfAnswers, PdfReply, PdfRequest } from './requests.ts';
import { seal, sign } from './sign.ts';
import { makeTrail } from './trail.ts';
import { verify } from './verify.ts';

type Answer = PdfAnswers[keyof PdfAnswers];

async function perform(request: PdfRequest): Promise<Answer> {
  switch (request.task) {
    case 'inspect':
      return inspect(request.bytes);
    case 'prepare':
      return prepare(request.bytes, request.plan);
    case 'sign':
      return sign(request.bytes, request.field, request.signer, request.identity);
    case 'seal':
      return seal(request.bytes, request.seal, request.identity);
    case 'verify':
      return verify(request.bytes, request.root);
    case 'trail':
      return makeTrail(request.trail);
  }
}

async function reply(request: PdfRequest): Promise<PdfReply<Answer>> {
  try {
    return { answer: await perform(request) };
  } catch (error) {
    return error instanceof PdfError ? { refusal: error.code } : { fault: error };
  }
}

/** The file of an answer is transferred: it may be large, and nothing here needs it any longer. */
function fileOf(answer: Answer): Transferable[] {
  const bytes = 'bytes' in answer ? answer.bytes : answer;
  return bytes instanceof Uint8Array && bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : [];
}

// On Linux a priority belongs to the thread: requests come before files. Elsewhere it would slow everything down.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
parentPort?.on('message', (request: PdfRequest) => {
  void reply(request).then((made) => {
    parentPort?.postMessage(made, 'answer' in made ? fileOf(made.answer) : []);
    // The file's memory is free at once, and not when it is next collected.
    if (request.bytes.buffer instanceof ArrayBuffer) request.bytes.buffer.transfer(0);
  });
});
parentPort?.postMessage('ready');
