import type { AdministrationPort } from '@gladhand/domain';
import type {
  UserPage,
  VehicleGroup,
  VehicleGroupChangePreview,
  VehicleGroupTrailerPage,
  VehicleGroupUserPage,
  VehiclesAndGroups,
  VehiclesToGroupsInput,
  VehiclesToGroupsResult,
} from '@gladhand/domain/administration';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';

/** Rows of a page of trailers or users. */
export const PAGE_SIZE = 50;

interface Place {
  customerId: number;
  groupId: string;
  /** Starts at 1. */
  page: number;
}

export const groupTrailersQuery = (
  place: Place & { search: string; inside: boolean },
): ApiQuery<VehicleGroupTrailerPage> => ({
  key: ['vehicleGroups', place.customerId, 'trailers', place],
  fetch: (api: AdministrationPort, options) => {
    const { customerId, groupId: vehicleGroupId, search, inside, page } = place;
    const paginationInput = { pageSize: PAGE_SIZE, pageNumber: page };
    return api.administration.groups.trailers(
      { customerId, vehicleGroupId, search: search.trim(), inside, paginationInput },
      options,
    );
  },
});

export const groupUsersQuery = (place: Place): ApiQuery<VehicleGroupUserPage> => ({
  key: ['vehicleGroups', place.customerId, 'users', place],
  fetch: (api: AdministrationPort, options) =>
    api.administration.groups.users(
      {
        customerId: place.customerId,
        vehicleGroupId: place.groupId,
        paginationInput: { pageSize: PAGE_SIZE, pageNumber: place.page },
      },
      options,
    ),
});

/** Null `parentIds` previews a deletion. */
export const previewQuery = (
  group: VehicleGroup,
  customerId: number,
  parentIds: readonly string[] | null,
): ApiQuery<VehicleGroupChangePreview> => ({
  key: ['vehicleGroups', customerId, 'preview', group.id, group.version, parentIds],
  fetch: (api: AdministrationPort, options) =>
    api.administration.groups.preview(
      { customerId, vehicleGroupId: group.id, parentIds: parentIds && [...parentIds] },
      options,
    ),
});

/** Queries of groups, and of trailers by their groups. */
const aged = ({ customerId }: { customerId: number }) => [
  ['vehicleGroups', customerId],
  ['groups'],
  ['fleetStatus'],
  ['users'],
];

export const createGroup: ApiMutation<
  { customerId: number; parentIds: readonly string[]; name: string },
  VehicleGroup
> = {
  run: (api: AdministrationPort, input, requestId) => api.administration.groups.create({ ...input, requestId }),
  invalidates: aged,
};

export const renameGroup: ApiMutation<
  { customerId: number; vehicleGroupId: string; name: string; version: number },
  VehicleGroup
> = { run: (api: AdministrationPort, input) => api.administration.groups.rename(input), invalidates: aged };

export const moveGroup: ApiMutation<
  { customerId: number; vehicleGroupId: string; parentIds: readonly string[]; version: number },
  VehicleGroup
> = { run: (api: AdministrationPort, input) => api.administration.groups.move(input), invalidates: aged };

export const deleteGroup: ApiMutation<{ customerId: number; name: string; version: number }, void> = {
  run: (api: AdministrationPort, input) => api.administration.groups.delete(input),
  invalidates: aged,
};

export const addTrailers: ApiMutation<VehiclesAndGroups, number> = {
  run: (api: AdministrationPort, input) => api.administration.groups.addVehicles(input),
  invalidates: aged,
};

export const removeTrailers: ApiMutation<VehiclesAndGroups, number> = {
  run: (api: AdministrationPort, input) => api.administration.groups.removeVehicles(input),
  invalidates: aged,
};

interface UsersAndGroups {
  customerId: number;
  userIds: readonly string[];
  vehicleGroupIds: readonly string[];
}

const listed = ({ customerId, userIds, vehicleGroupIds }: UsersAndGroups) => ({
  customerId,
  userIds: [...userIds],
  vehicleGroupIds: [...vehicleGroupIds],
});

export const addUsers: ApiMutation<UsersAndGroups, unknown> = {
  run: (api: AdministrationPort, input) => api.administration.users.addToGroups(listed(input)),
  invalidates: aged,
};

export const removeUsers: ApiMutation<UsersAndGroups, unknown> = {
  run: (api: AdministrationPort, input) => api.administration.users.removeFromGroups(listed(input)),
  invalidates: aged,
};

/** Users of a customer whose email address contains the text. */
export const findUsersQuery = (customerId: number, username: string): ApiQuery<UserPage> => ({
  key: ['users', 'found', customerId, username],
  fetch: (api: AdministrationPort, options) =>
    api.administration.users.page(
      { customerId, filters: { username }, paginationInput: { pageSize: 20, pageNumber: 1 } },
      options,
    ),
});

export const addPasted: ApiMutation<VehiclesToGroupsInput, VehiclesToGroupsResult> = {
  run: (api: AdministrationPort, input) => api.administration.groups.addLines(input),
  invalidates: aged,
};
