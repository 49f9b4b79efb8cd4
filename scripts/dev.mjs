// `npm run dev`: portal and API from source. Vite reloads the portal; the API restarts after each change.
import { spawn } from 'node:child_process';
import { onStop } from './onStop.mjs';

const endWithParent = new URL('./endWithParent.mjs', import.meta.url).href;
process.chdir(new URL('..', import.meta.url).pathname);
const api = process.env.PORT ?? '4000';
// Each child watches its parent and ends with it: tsup doesn't forward signals to the server that it starts, and this
// process may be killed.
const env = { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${endWithParent}`.trim() };
// Without `exec` a shell stays between tsup and the server.
const serve = `${process.platform === 'win32' ? '' : 'exec '}node --enable-source-maps dist/main.js`;
const children = [
  spawn('tsup', ['--watch', '--silent', '--onSuccess', serve], {
    cwd: 'apps/api',
    stdio: 'inherit',
    env: { GLADHAND_MODE: 'demonstration', GLADHAND_DATA: '../../.gladhand/data', ...env, PORT: api },
  }),
  spawn('vite', ['--port', '5173'], {
    cwd: 'apps/portal',
    stdio: 'inherit',
    env: { ...env, GLADHAND_API: `http://127.0.0.1:${api}` },
  }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
onStop(stop);
for (const child of children) child.on('exit', stop);
