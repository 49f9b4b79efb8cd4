import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError, ApiErrorCode } from '../contract/errors';
import type { PortalApi } from '../contract/portalApi';
import type { Me } from '../contract/viewer';
import { scopedKey } from './scopedKey';
import { type ApiQuery, useApiQuery } from './useApiQuery';
import { WidgetHost } from './WidgetHost';

const ME: ApiQuery<Me> = { key: ['me'], fetch: (api, options) => api.me(options) };

function Name() {
  const me = useApiQuery(ME);
  return <p>{me.isError ? `Error: ${me.error.code}` : (me.data?.email ?? 'Loading')}</p>;
}

const apiOf = (me: () => Promise<Partial<Me>>) => ({ me }) as unknown as PortalApi;

/** The client of a page whose defaults suit only its own queries. */
function hostileClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        enabled: false,
        throwOnError: true,
        select: () => ({ email: 'of the page' }),
        placeholderData: () => ({ email: 'a placeholder' }),
        initialData: () => ({ email: 'at first' }),
      },
    },
  });
  client.setQueryData(['me'], { email: 'host@page.example' });
  return client;
}

it('separates the data of two hosts in a query client that the page shares', async () => {
  const client = hostileClient();
  render(
    <>
      <WidgetHost queryClient={client} api={apiOf(async () => ({ email: 'ann@one.example' }))}>
        <Name />
      </WidgetHost>
      <WidgetHost queryClient={client} api={apiOf(async () => ({ email: 'bob@two.example' }))}>
        <Name />
      </WidgetHost>
    </>,
  );
  expect(await screen.findByText('ann@one.example')).toBeTruthy();
  expect(await screen.findByText('bob@two.example')).toBeTruthy();
  expect(client.getQueryData(['me'])).toEqual({ email: 'host@page.example' });
});

it('shows an error in the widget, even if the page throws errors', async () => {
  const failing = apiOf(() =>
    Promise.reject(new ApiError({ code: ApiErrorCode.Forbidden, message: 'No access', status: 403 })),
  );
  render(
    <WidgetHost queryClient={hostileClient()} api={failing}>
      <Name />
    </WidgetHost>,
  );
  expect(await screen.findByText('Error: FORBIDDEN')).toBeTruthy();
});

it('uses the same scope for the same port', () => {
  const [one, two] = [{}, {}];
  expect(scopedKey(one, ['me'])).toEqual(scopedKey(one, ['me']));
  expect(scopedKey(one, ['me'])).not.toEqual(scopedKey(two, ['me']));
  expect(scopedKey(one, ['me'])[0]).toBe('gladhand');
});
