export interface DeviceLinksTable {
  link_id: string;
  secret_hash: string;
  customer_id: number;
  trailer_id: string;
  name: string;
  created_by: string | null;
  created_at: Date;
  revoked_at: Date | null;
}

declare module '../../database/schema' {
  interface Database {
    device_links: DeviceLinksTable;
  }
}
