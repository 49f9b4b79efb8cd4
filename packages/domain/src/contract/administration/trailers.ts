import type { CallOptions } from '../callOptions';
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

/** A page of trailers with the total number of matches. Source: query `managedVehicles`. */
export type ManagedVehiclePage = ManagedVehiclesQuery['managedVehicles'];
/** A trailer as administrators see it, with the version that a save must send. Length is in feet. */
export type ManagedVehicle = ManagedVehiclePage['vehicles'][number];
/** The results of an import, row by row. */
export type VehicleImport = ImportVehiclesMutation['importVehicles'];
export type VehicleRowResult = VehicleImport['results'][number];
/** A device that isn't installed on a trailer. */
export type DetachedSensorBox = UpsertDetachedSensorBoxMutation['upsertDetachedSensorBox'];
export type DetachedSensorBoxInput = UpsertDetachedSensorBoxMutationVariables;
export type { CreateVehicleInput, ImportVehiclesInput, ManagedVehiclesInput, UpdateVehicleInput, VehicleRowInput };

/**
 * Trailers and their administrative data. All administrator roles may read it; top-level and account administrators may
 * write it within their customers. A trailer of another customer is NOT_FOUND, like one that doesn't exist. A change
 * based on an outdated version rejects with CONFLICT, and `details.current` is the current trailer.
 */
export interface TrailerAdministrationApi {
  /** Trailers by VIN, unit ID or one of their devices, page by page. Source: query `managedVehicles`. */
  find(input: ManagedVehiclesInput, options?: CallOptions): Promise<ManagedVehiclePage>;
  /** Changes the unit ID of a trailer. Source: mutation `updateCustomerVehicle`. */
  rename(
    input: { vin: string; unitId: string; version?: number | null },
    options?: CallOptions,
  ): Promise<ManagedVehicle>;
  /** Changes the given fields. Source: mutation `updateVehicle`. */
  update(input: UpdateVehicleInput, options?: CallOptions): Promise<ManagedVehicle>;
  /** Creates a trailer. Source: mutation `createVehicle`. */
  create(input: CreateVehicleInput, options?: CallOptions): Promise<ManagedVehicle>;
  /**
   * Creates and changes trailers row by row, 1 to 250 rows, or only previews the results. Source: mutation
   * `importVehicles`.
   */
  importRows(input: ImportVehiclesInput, options?: CallOptions): Promise<VehicleImport>;
  /**
   * Saves a device that isn't installed on a trailer. Installers may do this, too. Source: mutation
   * `upsertDetachedSensorBox`.
   */
  putSensorBox(input: DetachedSensorBoxInput, options?: CallOptions): Promise<DetachedSensorBox>;
}
