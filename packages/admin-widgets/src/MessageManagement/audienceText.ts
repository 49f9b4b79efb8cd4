import type { DeveloperMessage } from '@gladhand/domain/messages';
import { roleWord } from '@gladhand/domain/users';
import type { Say } from '@gladhand/ui';

/** The roles and features of an audience, in words; empty if neither limits it. */
export const limitsText = (
  { roles, features }: Pick<DeveloperMessage, 'roles' | 'features'>,
  say: Say,
  locale: string,
): string =>
  new Intl.ListFormat(locale, { type: 'unit' }).format([
    ...roles.map((role) => say(roleWord(role).label)),
    ...features,
  ]);
