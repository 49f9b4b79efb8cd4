/** Joins names in one cell with '; '. A semicolon or backslash within a name is escaped with a backslash. */
export function joinNames(names: readonly string[]): string {
  return names.map((name) => name.replace(/[\\;]/g, '\\$&')).join('; ');
}

/** The names in a cell, without duplicates. */
export function splitNames(cell: string): string[] {
  const names: string[] = [];
  let name = '';
  for (let i = 0; i <= cell.length; i++) {
    const sign = cell[i];
    if (sign === undefined || sign === ';') {
      names.push(name.trim());
      name = '';
    } else if (sign === '\\' && i + 1 < cell.length) {
      i += 1;
      name += cell[i];
    } else name += sign;
  }
  return [...new Set(names.filter((one) => one !== ''))];
}
