/**
 * The paths in the source of a screens table. The build lists them for the server without running the table, which
 * would load the design system and its styles.
 */
export const pagePathsIn = (source: string): readonly string[] =>
  [...source.matchAll(/\bpath: '([^']+)'|\balsoAt: \[([^\]]*)\]/g)].flatMap(([, path, others = '']) =>
    path === undefined ? [...others.matchAll(/'([^']+)'/g)].map(([, other = '']) => other) : [path],
  );
