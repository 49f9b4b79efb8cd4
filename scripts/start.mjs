// `npm start`: builds what changed, then serves portal and API on one port. Arguments go to the API
// (`npm start -- --sim-speed=60`); GLADHAND_MODE=production selects production.
import { existsSync } from 'node:fs';
import { API_MAIN, buildProduct, PORTAL_DIR, SERVER_OPTIONS } from './product.mjs';
import { superviseServer } from './superviseServer.mjs';

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

const { run } = superviseServer();
await buildProduct(say);
run([...SERVER_OPTIONS, API_MAIN, `--portal=${PORTAL_DIR}`, ...process.argv.slice(2)], {
  GLADHAND_MODE: 'demonstration',
  ...process.env,
});
