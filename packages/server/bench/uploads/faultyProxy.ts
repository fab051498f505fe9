import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, type Site } from './listen.ts';

/** Of this many chunks one loses its connection half-way: five in a hundred. */
const oneOf = 20;
const first = 7;

/** Hands everything to the file service, but loses the connection of every twentieth chunk in its middle. */
export async function startFaultyProxy(port: number): Promise<Site> {
  let chunks = 0;
  let bytes = 0;

  function pass(incoming: IncomingMessage, response: ServerResponse): void {
    const isChunk = incoming.method === 'POST' && incoming.url === '/api/upload/uploadchunks';
    const length = Number(incoming.headers['content-length'] ?? 0);
    const breaks = isChunk && ++chunks % oneOf === first;
    const outgoing = forward(
      { host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      },
    );
    outgoing.on('error', () => response.destroy());
    let seen = 0;
    incoming.on('data', (piece: Buffer) => {
      seen += piece.length;
      if (isChunk) bytes += piece.length;
      if (breaks && seen > length / 2) {
        outgoing.destroy();
        incoming.socket.destroy();
      }
    });
    incoming.pipe(outgoing);
  }

  return listen(
    createServer((incoming, response) => {
      if (incoming.url !== '/bench/bytes') return pass(incoming, response);
      response.setHeader('access-control-allow-origin', '*');
      response.end(String(bytes));
      bytes = 0;
      chunks = 0;
    }),
  );
}
