import type { AdministrationApi } from '../contract/administration/administrationApi';
import type { PortalApi } from '../contract/portalApi';
import { createAccountApi } from './account';
import type { DataApi } from './dataApi';
import { createTransport, type TransportOptions } from './transport';

/**
 * The contract over HTTP. Everything except accounts loads with the first call: a sign-in page needs none of it.
 *
 * @example
 * const api = createPortalApi({ endpoint: 'https://fleet.example.com', session });
 * const page = await api.fleetStatus.page({ paginationInput: { pageSize: 50, pageNumber: 1 } });
 */
export function createPortalApi(options: TransportOptions): PortalApi {
  const transport = createTransport(options);
  const data = once(async () => (await import('./dataApi')).createDataApi(transport, options.endpoint));
  const administration = once(async () =>
    (await import('./administration/administrationApi')).createAdministrationApi(transport),
  );
  const part = <Name extends PartName>(name: Name) => later(async () => (await data())[name]);
  const adminPart = <Name extends keyof AdministrationApi>(name: Name) =>
    later(async () => (await administration())[name]);

  return {
    account: createAccountApi(transport),
    me: async (call) => (await data()).me(call),
    features: async (customerId, call) => (await data()).features(customerId, call),
    mailDeliveries: async (ids, call) => (await data()).mailDeliveries(ids, call),
    customers: part('customers'),
    groups: part('groups'),
    fleetStatus: part('fleetStatus'),
    trailers: part('trailers'),
    reefers: part('reefers'),
    service: part('service'),
    devices: part('devices'),
    geofences: part('geofences'),
    savedViews: part('savedViews'),
    search: part('search'),
    sharing: part('sharing'),
    tracking: part('tracking'),
    administration: {
      ownAccount: adminPart('ownAccount'),
      audit: adminPart('audit'),
      mails: adminPart('mails'),
      ingestKeys: adminPart('ingestKeys'),
      jobs: adminPart('jobs'),
      users: adminPart('users'),
      customers: adminPart('customers'),
      trailers: adminPart('trailers'),
      groups: adminPart('groups'),
    },
  };
}

type PartName = Exclude<keyof DataApi, 'me' | 'features' | 'mailDeliveries'>;
type Call = (...given: unknown[]) => unknown;

/** Loads on the first call. A failed load is retried by the next call. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}

/** An object whose methods load its code when one of them is called. */
function later<Part extends object>(load: () => Promise<Part>): Part {
  return new Proxy({} as Part, {
    get(_, name) {
      // Awaiting the object itself must not treat it as a promise
      if (name === 'then' || typeof name === 'symbol') return undefined;
      return async (...given: unknown[]) => ((await load()) as Record<string, Call>)[name]?.(...given);
    },
  });
}
