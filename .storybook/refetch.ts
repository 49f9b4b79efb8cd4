import type { QueryClient } from '@tanstack/react-query';

/** Refetches every query whose key starts with this name, as the timer of a widget does. */
export const refetch = (client: QueryClient, name: string): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === name });
