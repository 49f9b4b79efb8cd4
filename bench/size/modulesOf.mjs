// What a built chunk is made of, read from its source map.
import { existsSync, readFileSync } from 'node:fs';

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Packages, and files of our own, by their share of a chunk's characters. */
export function modulesOf(file) {
  // The bundler's own runtime has no source map.
  if (!existsSync(`${file}.map`)) return new Map();
  const { sources, mappings } = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
  const lines = readFileSync(file, 'utf8').split('\n');
  const total = lines.reduce((sum, line) => sum + line.length, 0);
  const sizes = new Map();
  let sourceIndex = 0;
  for (const [row, segments] of mappings.split(';').entries()) {
    let column = 0;
    let name;
    for (const segment of segments ? segments.split(',') : []) {
      const [columnBy, sourceBy] = decodeVlq(segment);
      if (name) sizes.set(name, (sizes.get(name) ?? 0) + columnBy);
      column += columnBy;
      sourceIndex += sourceBy ?? 0;
      name = sourceBy === undefined ? undefined : moduleName(sources[sourceIndex]);
    }
    if (name) sizes.set(name, (sizes.get(name) ?? 0) + (lines[row]?.length ?? 0) - column);
  }
  return new Map([...sizes].map(([name, size]) => [name, size / total]));
}

function moduleName(source) {
  if (!source.includes('node_modules/')) return source.replace(/^(\.\.\/)+/, '');
  return source.replace(/.*node_modules\//, '').match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? source;
}

/** The numbers of one segment of a source map: six bits per character, the highest one marks continuation. */
function decodeVlq(segment) {
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const bits = BASE64.indexOf(character);
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
