export interface PartsTable {
  part_id: string;
  customer_id: number;
  trailer_id: string | null;
  vehicle_type_id: number | null;
  vehicle_length_feet: number | null;
  model_year: number | null;
  category: string;
  name: string;
  part_number: string;
  maker: string;
  part_key: string;
  quantity: number;
  position: string;
  description: string;
  fault_codes: number[];
  list_key: string;
}

declare module '../../database/schema' {
  interface Database {
    parts: PartsTable;
    part_pictures: {
      customer_id: number;
      part_key: string;
      picture_id: string;
      description: string;
      added_at: Date;
    };
  }
}
