import type { ManagedUser } from '@gladhand/domain/administration';
import { csvLine } from '@gladhand/domain/formats';
import { perLanguage } from '@gladhand/ui';
import { COMMON_MESSAGES } from '../internal/messages';
import { USER_COLUMN_TITLES as TITLE } from './messages';
import { userColumnsOf } from './userColumns';

/** First line of an exported file. */
export const exportHeadingsOf = perLanguage((messages: typeof COMMON_MESSAGES) =>
  csvLine([...userColumnsOf(messages).map(({ title }) => title), TITLE.roles]),
);

/** A user as a line of a file that can be imported again. */
export function userLine(user: ManagedUser, timeZone: string, messages = COMMON_MESSAGES): string {
  const cells = userColumnsOf(messages).map(({ text, exported }) => exported?.(user) ?? filled(text(user, timeZone)));
  return csvLine([...cells, user.roles.join('; ')]);
}

/** A dash marks an empty value on the screen. In a file the cell is empty. */
const filled = (text: string) => (text === '-' ? '' : text);
