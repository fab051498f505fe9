import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { authorise } from '../authz.ts';
import { isEmployee, type Principal } from '../domain/caller.ts';
import { Problem } from '../errors.ts';
import type { Binding, ReadPath, Sending } from './binding.ts';
import { EventStream, HEARTBEAT, type OpenStreams } from './eventStream.ts';
import type { Operation } from './operations.ts';

/** Seconds after which a login may try again that holds as many streams as it may. */
const retryAfter = 30;

interface StreamCall {
  app: App;
  operation: Operation;
  binding: Binding;
  streams: OpenStreams;
  handler: Sending;
  caller: Principal | null;
  path: ReadPath;
  /** Parameters, validated by the contract. */
  checked: object;
}

/** Sends messages until the client leaves, or its token or session ends. It holds no connection to the database. */
export async function sendStream(
  { app, operation, binding, streams, handler, caller, path, checked }: StreamCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (caller === null || !isEmployee(caller)) {
    throw new Error(`${operation.id} streams, so it wants a member of staff.`);
  }
  if (!streams.hasRoom(caller.loginId)) throw new Problem('tooManyAttempts', { retryAfter });
  const left = Promise.withResolvers<undefined>();
  const stream = new EventStream({
    check: async () => authorise(operation, await binding.authenticate(request, path, true)),
    heartbeat: binding.heartbeat ?? HEARTBEAT,
    onClosed: () => {
      streams.delete(stream);
      left.resolve(undefined);
    },
  });
  streams.add(stream, caller.loginId);
  try {
    const lastEventId = request.headers['last-event-id'];
    const leave = await handler.stream(checked, {
      app,
      caller,
      lastEventId: typeof lastEventId === 'string' ? lastEventId : null,
      send: (message) => stream.send(message),
    });
    void left.promise.then(leave);
  } catch (error) {
    stream.body.destroy();
    throw error;
  }
  // A proxy that collects a response before it passes it on would hold the messages back.
  reply.header('x-accel-buffering', 'no');
  return reply.type('text/event-stream; charset=utf-8').send(stream.body);
}
