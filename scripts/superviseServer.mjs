import { spawn } from 'node:child_process';
import { onStop } from './onStop.mjs';
import { stopRunning } from './run.mjs';

/**
 * Ends everything when this process gets a signal to stop or loses its parent. Call it first; `run` starts the server
 * and ends this process with its exit code.
 */
export function superviseServer() {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  onStop((signal) => {
    stopRunning();
    if (server) server.kill(signal);
    else process.exit(0);
  });

  return {
    /** @param {readonly string[]} args @param {NodeJS.ProcessEnv} env */
    run(args, env) {
      // The channel carries no data: the server stops when it closes, even if this process is killed.
      server = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
      server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
    },
  };
}
