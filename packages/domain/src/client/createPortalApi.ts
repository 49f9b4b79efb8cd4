import type { PortalApi } from '../contract/portalApi';
import { createAccountApi } from './account';
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

  const { me, features, mailDeliveries } = later(data);
  return {
    account: createAccountApi(transport),
    me,
    features,
    mailDeliveries,
    ...partsOf(DATA_PARTS, data),
    administration: partsOf(ADMINISTRATION_PARTS, administration),
  };
}

const DATA_PARTS = [
  'customers',
  'groups',
  'fleetStatus',
  'trailers',
  'reefers',
  'service',
  'devices',
  'alerts',
  'geofences',
  'savedViews',
  'search',
  'sharing',
  'tracking',
] as const;
const ADMINISTRATION_PARTS = [
  'ownAccount',
  'audit',
  'mails',
  'ingestKeys',
  'jobs',
  'users',
  'customers',
  'trailers',
  'groups',
] as const;

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

/** Parts of an API, each of which loads the API with its first call. */
function partsOf<Api extends object, Name extends keyof Api>(
  names: readonly Name[],
  load: () => Promise<Api>,
): Pick<Api, Name> {
  const parts = names.map((name) => [name, later(async () => (await load())[name] as object)]);
  return Object.fromEntries(parts) as Pick<Api, Name>;
}
