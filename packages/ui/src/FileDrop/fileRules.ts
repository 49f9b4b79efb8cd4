export type FileRefusal = 'kind' | 'size' | 'empty' | 'count';

/** Rules for accepted files. */
export interface FileRules {
  /** As in a file input: '.pdf,image/*'. */
  accept?: string | undefined;
  /** Maximum size of a file. @default no limit */
  maxBytes?: number | undefined;
  /** Maximum number of files. @default no limit */
  maxFiles?: number | undefined;
}

/** The properties of a `File` that the rules check. */
export interface FileFacts {
  name: string;
  type: string;
  size: number;
}

/** Whether a list as in the `accept` attribute includes a file. */
export function isAccepted({ name, type }: FileFacts, accept: string | undefined): boolean {
  const kinds = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter((kind) => kind !== '');
  if (kinds.length === 0) return true;
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    if (kind.endsWith('/*')) return type.toLowerCase().startsWith(kind.slice(0, -1));
    return type.toLowerCase() === kind;
  });
}

/** Why a file is refused if there are already `taken` files. Undefined if it is accepted. */
export function refusalOf(file: FileFacts, rules: FileRules, taken: number): FileRefusal | undefined {
  if (!isAccepted(file, rules.accept)) return 'kind';
  if (file.size === 0) return 'empty';
  if (rules.maxBytes !== undefined && file.size > rules.maxBytes) return 'size';
  if (rules.maxFiles !== undefined && taken >= rules.maxFiles) return 'count';
  return undefined;
}

const UNITS = ['bytes', 'KB', 'MB', 'GB'];

/** '512 bytes', '1.4 MB': in steps of 1,000, like file managers. */
export function writeSize(bytes: number): string {
  let [size, unit] = [bytes, 0];
  // 999.95 would be written as 1000.0.
  while (size >= 999.95 && unit < UNITS.length - 1) [size, unit] = [size / 1000, unit + 1];
  return `${unit === 0 || size >= 100 ? Math.round(size) : Number(size.toFixed(1))} ${UNITS[unit]}`;
}
