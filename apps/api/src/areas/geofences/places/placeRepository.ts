/** A place that a customer has saved. */
export interface PlaceRecord {
  customerId: number;
  placeId: string;
  name: string;
  lat: number;
  lng: number;
  note: string | null;
  version: number;
}

export interface SavedPlaceRepository {
  /** By name. */
  list(customerId: number): Promise<PlaceRecord[]>;
  byId(customerId: number, placeId: string): Promise<PlaceRecord | undefined>;
  /** Adds a place with version 1, or replaces the one with the version before. False if it has another version. */
  put(place: PlaceRecord): Promise<boolean>;
  /** Deletes a place, and returns it. */
  delete(customerId: number, placeId: string): Promise<PlaceRecord | undefined>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    savedPlaces: SavedPlaceRepository;
  }
}
