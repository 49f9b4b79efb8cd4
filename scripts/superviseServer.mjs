import { spawn } from 'node:child_process';
import { stopRunning } from './run.mjs';

/** How often the parent is looked at. */
const LOOK_EVERY_MS = 250;

/**
 * Ends everything when this process is told to stop or loses its parent: `npm start` puts a shell in between, which
 * passes no signal on. Call it first; `run` starts the server and ends this process with its exit code.
 */
export function superviseServer() {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  let isStopping = false;

  const stop = (signal) => {
    if (isStopping) return;
    isStopping = true;
    stopRunning();
    if (server) server.kill(signal);
    else process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop('SIGTERM');
  }, LOOK_EVERY_MS).unref();

  return {
    /** @param {readonly string[]} args @param {NodeJS.ProcessEnv} env */
    run(args, env) {
      // The channel carries nothing: the server stops when it closes, even if this process is killed.
      server = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
      server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
    },
  };
}
