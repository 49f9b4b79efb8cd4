/**
 * The paths in the source of a screens table. The build lists them for the server without running the table, which
 * would load the design system and its styles.
 */
export const pagePathsIn = (source: string): readonly string[] =>
  [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path);
