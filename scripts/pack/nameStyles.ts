import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** `styled.div` or `styled(Base)`, before its template or its attrs. */
const STYLED = /\bstyled(?:\.[a-z][a-z0-9]*|\([A-Za-z.]+\))(?=`|\.attrs\()/g;

/**
 * Gives each styled component an id with the version of its package. Without one, ids are numbers in the order of loading:
 * two versions on a page would give the same id, and so the same rules, to different components.
 */
export function nameStyles(source: string, path: string, version: string): string {
  let count = 0;
  return source.replaceAll(STYLED, (found) => {
    const hash = createHash('sha256').update(`${path}:${count++}`).digest('hex').slice(0, 8);
    return `${found}.withConfig({ componentId: 'gh-${version.replaceAll('.', '-')}-${hash}' })`;
  });
}

/** The same for every source file of a package that is built. */
export function nameStylesPlugin(): Plugin {
  return {
    name: 'name-styles',
    setup(build) {
      const folder = process.cwd();
      const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; version: string };
      build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => {
        if (path.includes('node_modules')) return undefined;
        const source = readFileSync(path, 'utf8');
        const isTsx = extname(path) === '.tsx';
        const id = `${name}/${relative(resolve(folder), path)}`;
        return { contents: nameStyles(source, id, version), loader: isTsx ? 'tsx' : 'ts' };
      });
    },
  };
}
