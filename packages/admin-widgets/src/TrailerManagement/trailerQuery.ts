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
}

export const FIRST_VIEW: TrailerView = {
  customerId: null,
  search: '',
  sort: { sortBy: 'unitId', sortAsc: true },
  page: 1,
  pageSize: 50,
};

export const trailerPageQuery = (view: TrailerView): ApiQuery<ManagedVehiclePage> => ({
  key: ['managedVehicles', view],
  fetch: (api, options) =>
    api.administration.trailers.find(
      {
        paginationInput: { pageSize: view.pageSize, pageNumber: view.page },
        customerId: view.customerId,
        search: view.search.trim() || null,
        sortingInput: view.sort,
      },
      options,
    ),
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
