// What the benches print: one line a limit, and whether any was missed.

/**
 * @typedef {{ name: string, measured: string, limit: string, verdict: 'ok' | 'over' | '' }} Line
 */

/** @returns {Line} */
export const atMost = (name, value, limit, unit = '', detail = '') => ({
  name,
  measured: `${round(value)}${unit}${detail && ` (${detail})`}`,
  limit: `<= ${limit}${unit}`,
  verdict: value <= limit ? 'ok' : 'over',
});

/** @returns {Line} */
export const atLeast = (name, value, limit, unit = '', detail = '') => ({
  name,
  measured: `${round(value)}${unit}${detail && ` (${detail})`}`,
  limit: `>= ${limit}${unit}`,
  verdict: value >= limit ? 'ok' : 'over',
});

/** A number that helps to read the others; it has no limit. */
export const line = (name, measured) => ({ name, measured, limit: '', verdict: '' });

/** Prints the lines as a table. Returns whether every limit was kept. */
export function printTable(lines) {
  const columns = ['name', 'measured', 'limit', 'verdict'];
  const head = { name: 'what', measured: 'measured', limit: 'limit', verdict: '' };
  const widths = columns.map((column) => Math.max(...[head, ...lines].map((line) => line[column].length)));
  for (const line of [head, ...lines]) {
    console.log(
      columns
        .map((column, index) => line[column].padEnd(widths[index]))
        .join('  ')
        .trimEnd(),
    );
  }
  return lines.every(({ verdict }) => verdict !== 'over');
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const round = (value) => value.toFixed(Math.abs(value) >= 100 ? 1 : 2);
