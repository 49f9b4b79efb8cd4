export interface DealersTable {
  dealer_id: string;
  name: string;
  street: string;
  city: string;
  region: string;
  phone: string;
  email: string;
  lat: number;
  lng: number;
}

export interface ServiceRecordsTable {
  record_id: string;
  customer_id: number;
  trailer_id: string;
  list: 'inspection' | 'maintenance';
  kind: string;
  result: string | null;
  performed_on: string;
  odometer_miles: number | null;
  note: string;
  added_by: string | null;
  added_at: Date;
}

declare module '../../database/schema' {
  interface Database {
    dealers: DealersTable;
    service_records: ServiceRecordsTable;
  }
}
