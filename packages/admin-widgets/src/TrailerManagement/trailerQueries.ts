import type { AdministrationPort } from '@gladhand/domain';
import type {
  CreateVehicleInput,
  DetachedSensorBox,
  DetachedSensorBoxInput,
  ManagedVehicle,
  ManagedVehiclePage,
  UpdateVehicleInput,
} from '@gladhand/domain/administration';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';
import type { TrailerView } from './trailerView';

export function trailerPageQuery(view: TrailerView): ApiQuery<ManagedVehiclePage> {
  const input = {
    paginationInput: { pageSize: view.pageSize, pageNumber: view.page },
    customerId: view.customerId,
    search: view.search.trim() || null,
    sortingInput: view.sort,
  };
  return {
    key: ['managedVehicles', input],
    fetch: (api: AdministrationPort, options) => api.administration.trailers.find(input, options),
  };
}

/** One trailer by its VIN, or null. */
export const oneTrailerQuery = (vin: string): ApiQuery<ManagedVehicle | null> => ({
  key: ['managedVehicles', 'one', vin],
  fetch: async (api: AdministrationPort, options) => {
    const paginationInput = { pageSize: 50, pageNumber: 1 };
    const { vehicles } = await api.administration.trailers.find({ search: vin, paginationInput }, options);
    return vehicles.find((vehicle) => vehicle.vin === vin) ?? null;
  },
});

/** Prefixes of all queries that a change of trailers invalidates. */
export const STALE_BY_TRAILERS = [
  ['managedVehicles'],
  ['managedCustomers'],
  ['vehicleGroups'],
  ['fleetStatus'],
  ['trailer'],
] as const;

export const createTrailer: ApiMutation<CreateVehicleInput, ManagedVehicle> = {
  run: (api: AdministrationPort, input, requestId) => api.administration.trailers.create({ ...input, requestId }),
  invalidates: () => STALE_BY_TRAILERS,
};
export const updateTrailer: ApiMutation<UpdateVehicleInput, ManagedVehicle> = {
  run: (api: AdministrationPort, input) => api.administration.trailers.update(input),
  invalidates: () => STALE_BY_TRAILERS,
};
export const renameTrailer: ApiMutation<{ vin: string; unitId: string; version: number }, ManagedVehicle> = {
  run: (api: AdministrationPort, input) => api.administration.trailers.rename(input),
  invalidates: () => STALE_BY_TRAILERS,
};
export const putSensorBox: ApiMutation<DetachedSensorBoxInput, DetachedSensorBox> = {
  run: (api: AdministrationPort, input) => api.administration.trailers.putSensorBox(input),
};
