import type {
  CreateVehicleInput,
  DetachedSensorBox,
  DetachedSensorBoxInput,
  ManagedVehicle,
  ManagedVehiclePage,
  UpdateVehicleInput,
} from '@gladhand/domain';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';

/** Which trailers are listed, in what order, and which page of them. */
export interface TrailerView {
  /** Null: every customer in sight. */
  customerId: number | null;
  search: string;
  sort: { sortBy: string; sortAsc: boolean };
  page: number;
  pageSize: number;
  /** VIN of the trailer whose dialog is open; null: none. */
  openVin: string | null;
}

export const FIRST_VIEW: TrailerView = {
  customerId: null,
  search: '',
  sort: { sortBy: 'unitId', sortAsc: true },
  page: 1,
  pageSize: 50,
  openVin: null,
};

export function trailerPageQuery(view: TrailerView): ApiQuery<ManagedVehiclePage> {
  const input = {
    paginationInput: { pageSize: view.pageSize, pageNumber: view.page },
    customerId: view.customerId,
    search: view.search.trim() || null,
    sortingInput: view.sort,
  };
  return {
    key: ['managedVehicles', input],
    fetch: (api, options) => api.administration.trailers.find(input, options),
  };
}

/** One trailer by its VIN; null when there is none. */
export const oneTrailerQuery = (vin: string): ApiQuery<ManagedVehicle | null> => ({
  key: ['managedVehicles', 'one', vin],
  fetch: async (api, options) => {
    const paginationInput = { pageSize: 50, pageNumber: 1 };
    const { vehicles } = await api.administration.trailers.find({ search: vin, paginationInput }, options);
    return vehicles.find((vehicle) => vehicle.vin === vin) ?? null;
  },
});

/** Lists with trailers in them. */
export const STALE_BY_TRAILERS = [
  ['managedVehicles'],
  ['managedCustomers'],
  ['vehicleGroups'],
  ['fleetStatus'],
  ['trailer'],
] as const;

export const createTrailer: ApiMutation<CreateVehicleInput, ManagedVehicle> = {
  run: (api, input, requestId) => api.administration.trailers.create({ ...input, requestId }),
  invalidates: () => STALE_BY_TRAILERS,
};
export const updateTrailer: ApiMutation<UpdateVehicleInput, ManagedVehicle> = {
  run: (api, input) => api.administration.trailers.update(input),
  invalidates: () => STALE_BY_TRAILERS,
};
export const renameTrailer: ApiMutation<{ vin: string; unitId: string; version: number }, ManagedVehicle> = {
  run: (api, input) => api.administration.trailers.rename(input),
  invalidates: () => STALE_BY_TRAILERS,
};
export const putSensorBox: ApiMutation<DetachedSensorBoxInput, DetachedSensorBox> = {
  run: (api, input) => api.administration.trailers.putSensorBox(input),
};
