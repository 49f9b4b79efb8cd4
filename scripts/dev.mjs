// `npm run dev`: portal and API from source. The portal reloads by itself (Vite); the API starts anew on a change.
import { spawn } from 'node:child_process';

process.chdir(new URL('..', import.meta.url).pathname);
const api = process.env.PORT ?? '4000';
const children = [
  spawn('tsup', ['--watch', '--silent', '--onSuccess', 'node --enable-source-maps dist/main.js'], {
    cwd: 'apps/api',
    stdio: 'inherit',
    env: { GLADHAND_MODE: 'demonstration', GLADHAND_DATA: '../../.gladhand/data', ...process.env, PORT: api },
  }),
  spawn('vite', ['--port', '5173'], {
    cwd: 'apps/portal',
    stdio: 'inherit',
    env: { ...process.env, GLADHAND_API: `http://127.0.0.1:${api}` },
  }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
