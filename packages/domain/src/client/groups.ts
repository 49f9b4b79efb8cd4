import type { GroupsApi } from '../contract/groups';
import type { CustomerHierarchy } from '../vocabulary/groupTree';
import { malformedAnswer } from './malformedAnswer';
import type { Transport } from './transport';

/** Groups over HTTP. */
export const createGroupsApi = (transport: Transport): GroupsApi => ({
  hierarchy: async (customerId, call) => {
    const query = customerId === null ? '' : `?customerId=${customerId}`;
    const { body, status } = await transport({
      method: 'GET',
      path: `/v1/api/vehicle-groups/hierarchy${query}`,
      signal: call?.signal,
    });
    if (Array.isArray(body)) return body as CustomerHierarchy[];
    throw malformedAnswer('GET /v1/api/vehicle-groups/hierarchy', status);
  },
});
