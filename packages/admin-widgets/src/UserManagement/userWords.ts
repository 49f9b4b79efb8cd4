import { type ChosenType, userType } from '@gladhand/domain';

interface Told {
  chosen: readonly ChosenType[];
  customers: readonly { id: number; shortName: string }[];
}

/** The fields of a user that two people may change, each in words. */
export const userWords: readonly (readonly [label: string, word: (user: Told) => string])[] = [
  [
    'User Type',
    ({ chosen, customers }) =>
      chosen
        .map(({ type, customerIds }) => {
          const names = [...customerIds]
            .sort((a, b) => a - b)
            .map((id) => customers.find((customer) => customer.id === id)?.shortName ?? `Customer ${id}`);
          return names.length > 0 ? `${userType(type).label} (${names.join(', ')})` : userType(type).label;
        })
        .sort()
        .join('; '),
  ],
];
