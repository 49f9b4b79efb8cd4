import { featureWord } from '@gladhand/domain';
import type { DeveloperMessage } from '@gladhand/domain/messages';
import { roleWord } from '@gladhand/domain/users';
import type { Say } from '@gladhand/ui';
import type { MESSAGE_MESSAGES } from './messages';

/** The labels of roles. */
export const roleLabels = (roles: readonly string[], say: Say): string[] => roles.map((role) => say(roleWord(role).label));

/** The labels of features. */
export const featureLabels = (features: readonly string[], say: Say): string[] =>
  features.map((feature) => say(featureWord(feature).label));

/** The roles and features of an audience; everyone if nothing limits it. */
export function audienceText(
  { roles, features, customers }: DeveloperMessage,
  { say, locale, messages }: { say: Say; locale: string; messages: typeof MESSAGE_MESSAGES },
): string {
  const parts = [...roleLabels(roles, say), ...featureLabels(features, say)];
  if (parts.length === 0) return customers.length === 0 ? messages.everyone : '';
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts);
}
