import type { PortalApi } from '../contract/portalApi';
import { createAccountApi } from './account';
import { later, once } from './later';
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
  const data = once(async () => (await import('./dataApi')).createDataApi(transport, options.endpoint, later));
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
  'freight',
  'geofences',
  'insights',
  'maintenance',
  'leases',
  'messages',
  'transfers',
  'ota',
  'otaFtp',
  'parts',
  'pictures',
  'reports',
  'sims',
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

/** Parts of an API, each of which loads the API with its first call. */
function partsOf<Api extends object, Name extends keyof Api>(
  names: readonly Name[],
  load: () => Promise<Api>,
): Pick<Api, Name> {
  const parts = names.map((name) => [name, later(async () => (await load())[name] as object)]);
  return Object.fromEntries(parts) as Pick<Api, Name>;
}
