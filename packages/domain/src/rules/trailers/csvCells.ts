/** Names in one cell: '; ' between them, a backslash before a semicolon or backslash of a name's own. */
export function joinNames(names: readonly string[]): string {
  return names.map((name) => name.replace(/[\\;]/g, '\\$&')).join('; ');
}

/** The names of a cell, without doubles. */
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

/** So that a text which begins like a formula comes back as it was: see `unguardText`. */
export function guardText(value: string): string {
  return /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

/** Takes off the apostrophe that `guardText` put on. */
export function unguardText(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
