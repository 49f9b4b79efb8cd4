import { RoleKind } from '../../vocabulary/roles';
import { PERMISSIONS } from './permissionTable';

/** The permission table as text: a row per subject and a column per role; 'x' allowed, 'o' public, '+' any session. */
export function printPermissionTable(): string {
  const kinds = Object.values(RoleKind);
  const head = ['subject', 'area', 'feature', ...kinds];
  const body = Object.entries(PERMISSIONS).map(([subject, { area, allowed, feature }]) => [
    subject,
    area,
    feature ?? '',
    ...kinds.map((kind) => {
      if (allowed === 'public') return 'o';
      if (allowed === 'signedIn') return '+';
      return allowed.includes(kind) ? 'x' : '';
    }),
  ]);
  const table = [head, ...body];
  const widths = head.map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
