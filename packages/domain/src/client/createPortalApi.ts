import type { PortalApi } from '../contract/portalApi';
import { createAccountApi } from './account';
import type { DataApi } from './dataApi';
import { createTransport, type TransportOptions } from './transport';

/**
 * The contract over HTTP. All but the account loads with the first call: a page that signs somebody in needs none of it.
 *
 * @example
 * const api = createPortalApi({ endpoint: 'https://fleet.example.com', session });
 * const page = await api.fleetStatus.page({ paginationInput: { pageSize: 50, pageNumber: 1 } });
 */
export function createPortalApi(options: TransportOptions): PortalApi {
  const transport = createTransport(options);
  let loading: Promise<DataApi> | undefined;
  const data = () => {
    loading ??= import('./dataApi').then(({ createDataApi }) => createDataApi(transport, options.endpoint));
    // code that did not load is asked for again with the next call
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const part = <Name extends PartName>(name: Name) => later(async () => (await data())[name]);

  return {
    account: createAccountApi(transport),
    me: async (call) => (await data()).me(call),
    features: async (customerId, call) => (await data()).features(customerId, call),
    customers: part('customers'),
    groups: part('groups'),
    fleetStatus: part('fleetStatus'),
    trailers: part('trailers'),
    reefers: part('reefers'),
    service: part('service'),
    devices: part('devices'),
    sharing: part('sharing'),
    tracking: part('tracking'),
  };
}

type PartName = Exclude<keyof DataApi, 'me' | 'features'>;
type Call = (...given: unknown[]) => unknown;

/** An object of calls that is loaded when one of them is made. */
function later<Part extends object>(load: () => Promise<Part>): Part {
  return new Proxy({} as Part, {
    get(_, name) {
      // whoever waits for the object itself must not take it for a promise
      if (name === 'then' || typeof name === 'symbol') return undefined;
      return async (...given: unknown[]) => ((await load()) as Record<string, Call>)[name]?.(...given);
    },
  });
}
