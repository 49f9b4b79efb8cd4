// `npm start`: builds what changed, then serves portal and API on one port. Arguments go to the API
// (`npm start -- --sim-speed=60`); GLADHAND_MODE=production selects production.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { API_MAIN, buildProduct, PORTAL_DIR } from './product.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const say = (line) => console.log(`[gladhand] ${line}`);

if (!existsSync('node_modules/.bin/vite')) {
  console.error('[gladhand] The dependencies are not installed. Run: npm ci');
  process.exit(1);
}
if (Number(process.versions.node.split('.')[0]) < 22) {
  console.error(
    `[gladhand] This is Node ${process.versions.node}. Start with \`npm start\`, which brings Node 24 along; after \`npm ci --omit=optional\` install Node 24 yourself.`,
  );
  process.exit(1);
}

await buildProduct(say);
const server = spawn(
  process.execPath,
  ['--enable-source-maps', API_MAIN, `--portal=${PORTAL_DIR}`, ...process.argv.slice(2)],
  { stdio: 'inherit', env: { GLADHAND_MODE: 'demonstration', ...process.env } },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
