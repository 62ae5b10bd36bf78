/** Listens on a local port, or explains in one line why it cannot. */
import { createServer, type Server } from 'node:http';
import { runIdAt } from './one-run.ts';
import { CannotStart, reasonOf } from './process/state.ts';

/**
 * @param port 0 for any free port
 * @returns the port it listens on
 * @throws CannotStart
 */
export async function listen(server: Server, port: number): Promise<number> {
  try {
    await new Promise<void>((done, fail) => {
      server.once('error', fail);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', fail);
        done();
      });
    });
  } catch (error) {
    throw await cannotListen(port, error);
  }
  const address = server.address();
  if (!address || typeof address !== 'object') throw new Error('the server has no port');
  return address.port;
}

async function cannotListen(port: number, error: unknown): Promise<CannotStart> {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES') {
    return new CannotStart(
      `No permission to use port ${port}: choose one above 1023, such as PORT=8888 npm start`,
    );
  }
  if (code !== 'EADDRINUSE') return new CannotStart(`Port ${port} cannot be used: ${reasonOf(error)}`);
  if (await runIdAt(`http://127.0.0.1:${port}`)) {
    return new CannotStart(
      `GamePlan is already running at http://localhost:${port}: use that one, stop it first, or choose another port and ` +
        `data folder: PORT=${port + 1} GAMEPLAN_DATA=.local/second npm start`,
    );
  }
  return new CannotStart(
    `Port ${port} is taken by another program: stop that program, or choose another port: PORT=${port + 1} npm start`,
  );
}

/** @returns a port that was free a moment ago */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await close(server);
  return port;
}

/** Closes the server and all its connections, including active ones. */
export function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
