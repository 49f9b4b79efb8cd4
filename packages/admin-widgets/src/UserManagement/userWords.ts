import { type ChosenType, userType } from '@gladhand/domain/users';
import type { Say } from '@gladhand/ui';
import type { USER_MESSAGES } from './messages';

interface DescribedTypes {
  chosen: readonly ChosenType[];
  customers: readonly { id: number; shortName: string }[];
}

/** The fields of a user that a conflict can show, each in words. */
export const userWords = (
  messages: typeof USER_MESSAGES,
  say: Say,
): readonly (readonly [label: string, word: (user: DescribedTypes) => string])[] => [
  [
    messages.userType,
    ({ chosen, customers }) =>
      chosen
        .map(({ type, customerIds }) => {
          const label = say(userType(type).label);
          const names = [...customerIds]
            .sort((a, b) => a - b)
            .map((id) => customers.find((customer) => customer.id === id)?.shortName ?? messages.customerNumber(id));
          return names.length > 0 ? `${label} (${names.join(', ')})` : label;
        })
        .sort()
        .join('; '),
  ],
];
