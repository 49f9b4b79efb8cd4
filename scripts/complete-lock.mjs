// Adds lockfile entries for optional platform packages that the registry in use didn't serve.
// With npm 11, `npm ci` refuses a lockfile without them ("Missing: x@ from lock file").
// Entries name their os and cpu, so npm skips them on other platforms. Run it after every `npm install`.
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.argv[2] ?? 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const OS = ['android', 'darwin', 'win32', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony', 'linux'];
const CPU = ['x64', 'arm64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];
let added = 0;
for (const [path, pkg] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(pkg.optionalDependencies ?? {})) {
    if (lock.packages[`${path}/node_modules/${name}`] || lock.packages[`node_modules/${name}`]) continue;
    const version = /\d+\.\d+\.\d+\S*/.exec(String(range))?.[0];
    const words = name.toLowerCase().split(/[-/]/);
    const os = OS.find((o) => words.includes(o) || (o === 'win32' && words.includes('win')));
    const cpu = CPU.find((c) => words.includes(c));
    if (!version || !(os || cpu)) {
      console.warn(`complete-lock: cannot place ${name}@${range} of ${path}`);
      continue;
    }
    const libc = words.some((w) => w.startsWith('musl')) ? ['musl'] : undefined;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(pkg.dev ? { dev: true } : {}),
      ...(libc ? { libc } : {}),
      optional: true,
      ...(os ? { os: [os] } : {}),
    };
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`complete-lock: added ${added}`);
