import { type ChosenType, userType } from '@gladhand/domain/users';
import { perLanguage } from '@gladhand/ui';
import type { USER_MESSAGES } from './messages';

interface DescribedTypes {
  chosen: readonly ChosenType[];
  customers: readonly { id: number; shortName: string }[];
}

/** The fields of a user that a conflict can show, each in words. */
export const userwordsOf = perLanguage(
  (messages: typeof USER_MESSAGES): readonly (readonly [label: string, word: (user: DescribedTypes) => string])[] => [
    [
      messages.userType,
      ({ chosen, customers }) =>
        chosen
          .map(({ type, customerIds }) => {
            const names = [...customerIds]
              .sort((a, b) => a - b)
              .map((id) => customers.find((customer) => customer.id === id)?.shortName ?? messages.customerNumber(id));
            return names.length > 0 ? `${userType(type).label} (${names.join(', ')})` : userType(type).label;
          })
          .sort()
          .join('; '),
    ],
  ],
);
