import type { ManagedUser } from '@gladhand/domain/administration';
import { csvLine } from '@gladhand/domain/formats';
import { inEnglish } from '../internal/writing';
import { USER_COLUMN_TITLES } from './messages';
import { userColumnsOf } from './userColumns';

const COLUMNS = userColumnsOf(USER_COLUMN_TITLES);

/** First line of an exported file. Files are in English in every language, so that they can be imported again. */
export const EXPORT_HEADINGS = csvLine([...COLUMNS.map(({ title }) => title), USER_COLUMN_TITLES.roles]);

/** A user as a line of a file that can be imported again. */
export function userLine(user: ManagedUser, timeZone: string): string {
  const writing = inEnglish(timeZone);
  const cells = COLUMNS.map(({ text, exported }) => exported?.(user) ?? filled(text(user, writing)));
  return csvLine([...cells, user.roles.join('; ')]);
}

/** A dash marks an empty value on the screen. In a file the cell is empty. */
const filled = (text: string) => (text === '-' ? '' : text);
