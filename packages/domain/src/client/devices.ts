import type { DevicesApi } from '../contract/devices';
import type { DataCall } from './dataCall';

/** Devices over HTTP. */
export const createDevicesApi = (graphql: DataCall): DevicesApi => ({
  links: async (vin, call) => (await graphql((known) => known.DeviceLinksDocument, { vin }, call)).deviceLinks,
  createLink: async (input, call) =>
    (await graphql((known) => known.CreateDeviceLinkDocument, input, call)).createDeviceLink,
  revokeLink: async (input, call) => void (await graphql((known) => known.RevokeDeviceLinkDocument, input, call)),
});
