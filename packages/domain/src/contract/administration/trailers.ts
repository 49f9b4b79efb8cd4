import type {
  CreateVehicleInput,
  ImportVehiclesInput,
  ImportVehiclesMutation,
  ManagedVehiclesInput,
  ManagedVehiclesQuery,
  UpdateVehicleInput,
  UpsertDetachedSensorBoxMutation,
  UpsertDetachedSensorBoxMutationVariables,
  VehicleRowInput,
} from '../generated/administration/graphql';
import type { CallOptions } from '../portalApi';

/** A page of trailers with the number of all that match. Source: query `managedVehicles`. */
export type ManagedVehiclePage = ManagedVehiclesQuery['managedVehicles'];
/** A trailer as its administrator sees it, with the version that a save must name. Length is in feet. */
export type ManagedVehicle = ManagedVehiclePage['vehicles'][number];
/** What became of the rows of an import. */
export type VehicleImport = ImportVehiclesMutation['importVehicles'];
export type VehicleRowResult = VehicleImport['results'][number];
/** A device that is on no trailer yet. */
export type DetachedSensorBox = UpsertDetachedSensorBoxMutation['upsertDetachedSensorBox'];
export type DetachedSensorBoxInput = UpsertDetachedSensorBoxMutationVariables;
export type { CreateVehicleInput, ImportVehiclesInput, ManagedVehiclesInput, UpdateVehicleInput, VehicleRowInput };

/**
 * Trailers and what administrators keep of them. Looking is open to all admin-type roles, writing to top-level and
 * account administrators within their customers; a trailer of another customer is NOT_FOUND like one that is not there.
 * A change of an older version rejects with CONFLICT; `details.current` is the trailer as it is now.
 */
export interface TrailerAdministrationApi {
  /** Trailers by VIN, unit ID or one of their devices, page by page. Source: query `managedVehicles`. */
  find(input: ManagedVehiclesInput, options?: CallOptions): Promise<ManagedVehiclePage>;
  /** Gives a trailer another unit ID. Source: mutation `updateCustomerVehicle`. */
  rename(
    input: { vin: string; unitId: string; version?: number | null },
    options?: CallOptions,
  ): Promise<ManagedVehicle>;
  /** Changes the fields that are given. Source: mutation `updateVehicle`. */
  update(input: UpdateVehicleInput, options?: CallOptions): Promise<ManagedVehicle>;
  /** Makes a trailer. Source: mutation `createVehicle`. */
  create(input: CreateVehicleInput, options?: CallOptions): Promise<ManagedVehicle>;
  /** Creates and changes trailers row by row, 1 to 250 rows, or only says what would be. Source: mutation `importVehicles`. */
  importRows(input: ImportVehiclesInput, options?: CallOptions): Promise<VehicleImport>;
  /** Keeps a device that is on no trailer. Installers may, too. Source: mutation `upsertDetachedSensorBox`. */
  putSensorBox(input: DetachedSensorBoxInput, options?: CallOptions): Promise<DetachedSensorBox>;
}
