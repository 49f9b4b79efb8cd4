import { spawn } from 'node:child_process';

const running = new Set();

/** Ends the commands that are still running. */
export function stopRunning() {
  for (const child of running) child.kill();
}

/** Runs a command of node_modules/.bin to its end; its output is shown only when it fails. */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      running.delete(child);
      if (code === 0) return resolve(output);
      process.stderr.write(output);
      reject(new Error(`${command} ${args.join(' ')} ended with code ${code}`));
    });
  });
}
