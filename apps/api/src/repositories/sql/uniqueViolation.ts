/** The unique index that a statement violated, if that is why it failed. */
export function violatedIndex(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return undefined;
  return 'constraint' in error ? String(error.constraint) : '';
}
