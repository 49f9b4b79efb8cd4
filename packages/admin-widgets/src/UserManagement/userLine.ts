import { csvLine, type ManagedUser } from '@gladhand/domain';
import { USER_COLUMNS } from './userColumns';

/** First line of an exported file. */
export const EXPORT_HEADINGS = csvLine([...USER_COLUMNS.map(({ title }) => title), 'Roles']);

/** A user as a line of a file that an import reads back. */
export function userLine(user: ManagedUser, timeZone: string): string {
  const cells = USER_COLUMNS.map(({ text, exported }) => exported?.(user) ?? filled(text(user, timeZone)));
  return csvLine([...cells, user.roles.join('; ')]);
}

/** The dash is for the eye: in a file nothing is an empty cell. */
const filled = (text: string) => (text === '-' ? '' : text);
