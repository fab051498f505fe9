import type { FastifyInstance, InjectOptions } from 'fastify';

/** Whether the response to this address does not end by itself. */
function isStreamed(url: string): boolean {
  return /\/events\/stream(\?|$)/.test(url);
}

export interface InjectedAnswer {
  statusCode: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: string;
}

/** Makes a call without a network; of a stream, waits for the first message and leaves. */
export async function injectCall(
  site: FastifyInstance,
  options: InjectOptions & { url: string },
): Promise<InjectedAnswer> {
  if (!isStreamed(options.url)) return site.inject(options);
  const answer = await site.inject({ ...options, payloadAsStream: true });
  const { statusCode, headers } = answer;
  const isEvents = String(headers['content-type']).startsWith('text/event-stream');
  let body = '';
  for await (const chunk of answer.stream()) {
    body += String(chunk);
    if (isEvents && body.includes('\n\n')) break;
  }
  return { statusCode, headers, body };
}
