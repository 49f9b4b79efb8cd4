'use client';
import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApiError } from '../contract/errors';
import type { CallOptions, PortalApi } from '../contract/portalApi';
import { useRequestId } from './useRequestId';
import { useWidgetHost } from './WidgetHost';

/** A question to the API: what it is called in the cache, and how it is asked. */
export interface ApiQuery<Answer> {
  key: readonly unknown[];
  fetch: (api: PortalApi, options: CallOptions) => Promise<Answer>;
}

export interface ApiQueryOptions {
  /** @default true */
  enabled?: boolean | undefined;
  /** Ask again after this many milliseconds while the page is visible. @default never */
  refreshMs?: number | undefined;
  /** Show the last answer while a question with another key is under way. @default false */
  keepPrevious?: boolean | undefined;
  /** How long an answer counts as fresh, in milliseconds. @default the client's default */
  staleMs?: number | undefined;
}

/** Asks the API through the host's client. The one caller of `useQuery`. */
export function useApiQuery<Answer>(
  query: ApiQuery<Answer>,
  options: ApiQueryOptions = {},
): UseQueryResult<Answer, ApiError> {
  const { api, queryClient } = useWidgetHost();
  return useQuery<Answer, ApiError>(
    {
      queryKey: query.key,
      queryFn: ({ signal }) => query.fetch(api, { signal }),
      enabled: options.enabled ?? true,
      refetchInterval: options.refreshMs ?? false,
      ...(options.staleMs === undefined ? {} : { staleTime: options.staleMs }),
      ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
    },
    queryClient,
  );
}

/** Asks outside of rendering, e.g. page after page. Every call asks the server; nothing is kept. */
export function useApiFetch(): <Answer>(query: ApiQuery<Answer>, signal?: AbortSignal) => Promise<Answer> {
  const { api } = useWidgetHost();
  return useCallback((query, signal) => query.fetch(api, { signal }), [api]);
}

/** A change, and which answers it makes old. */
export interface ApiMutation<Input, Answer> {
  /** `requestId` stays the same while the same input is tried again: hand it to a create call. */
  run: (api: PortalApi, input: Input, requestId: string) => Promise<Answer>;
  /** Key prefixes to ask again after success. */
  invalidates?: ((input: Input, answer: Answer) => readonly (readonly unknown[])[]) | undefined;
}

/** Changes something through the host's client. */
export function useApiMutation<Input, Answer>(
  mutation: ApiMutation<Input, Answer>,
): UseMutationResult<Answer, ApiError, Input> {
  const { api, queryClient } = useWidgetHost();
  const requestIds = useRequestId();
  return useMutation<Answer, ApiError, Input>(
    {
      mutationFn: (input) => mutation.run(api, input, requestIds.idFor(input)),
      onSuccess: async (answer, input) => {
        requestIds.succeeded();
        const keys = mutation.invalidates?.(input, answer) ?? [];
        await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      },
    },
    queryClient,
  );
}
