export interface TrailerLeasesTable {
  lease_id: string;
  state: string;
  lessor_id: number;
  lessee_id: number;
  first_day: string;
  last_day: string | null;
  time_zone: string;
  from_at: Date;
  until_at: Date | null;
  creator_id: string | null;
  created_at: Date;
  version: number;
}

export interface LeasedTrailersTable {
  lease_id: string;
  lessor_trailer_id: string;
  lessee_trailer_id: string;
  vin: string;
  unit_id: string;
  left_at: Date | null;
}

declare module '../../database/schema' {
  interface Database {
    trailer_leases: TrailerLeasesTable;
    leased_trailers: LeasedTrailersTable;
  }
}
