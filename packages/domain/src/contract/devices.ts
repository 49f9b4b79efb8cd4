import type { CallOptions } from './callOptions';
import type { CreateDeviceLinkMutation, DeviceLinksQuery } from './generated/graphql';

/** An address that a phone reports to for a trailer. Source: query `deviceLinks`. */
export type DeviceLink = DeviceLinksQuery['deviceLinks'][number];

/** A new address, which is returned only once. Source: mutation `createDeviceLink`. */
export type NewDeviceLink = CreateDeviceLinkMutation['createDeviceLink'];

/** Phones that report positions of trailers. */
export interface DevicesApi {
  /** Active addresses that phones report to for a trailer. Rejects with NOT_FOUND. Source: query `deviceLinks`. */
  links(vin: string, options?: CallOptions): Promise<DeviceLink[]>;
  /** Creates an address. It contains a secret and is returned only once. Source: mutation `createDeviceLink`. */
  createLink(input: { vin: string; name: string; requestId?: string }, options?: CallOptions): Promise<NewDeviceLink>;
  /** Revokes an address. Rejects with NOT_FOUND. Source: mutation `revokeDeviceLink`. */
  revokeLink(input: { vin: string; linkId: string }, options?: CallOptions): Promise<void>;
}

/** The device port of `PortalApi`. */
export interface DevicesPort {
  devices: DevicesApi;
}
