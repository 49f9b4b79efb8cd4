import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'storybook-static', '__screenshots__']);

function* filesUnder(path) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name) || /\.(test|stories)\.tsx?$/.test(entry.name)) continue;
    const full = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(full);
    else yield full;
  }
}

/** One hash over the contents of files and folders. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths.filter(existsSync)) {
    const files = /\.[a-z]+$/.test(path) ? [path] : [...filesUnder(path)].sort();
    for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Runs `build` unless its inputs are unchanged since `output` was made. Returns whether it ran. */
export async function buildIfChanged({ inputs, output, build }) {
  const mark = join(dirname(output), `.${output.split('/').pop()}.fingerprint`);
  const now = fingerprint(inputs);
  if (existsSync(output) && existsSync(mark) && readFileSync(mark, 'utf8') === now) return false;
  await build();
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, now);
  return true;
}
