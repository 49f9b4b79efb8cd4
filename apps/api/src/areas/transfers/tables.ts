export interface TrailerTransfersTable {
  transfer_id: string;
  state: string;
  from_customer_id: number;
  to_customer_id: number;
  at: Date | null;
  time_zone: string;
  requested_by: string;
  requester_id: string | null;
  requested_at: Date;
  answerer_id: string | null;
  answered_at: Date | null;
  reason: string | null;
  ended_at: Date | null;
  version: number;
}

export interface TrailerTransferLinesTable {
  transfer_id: string;
  line: number;
  text: string;
  result: string;
  vin: string | null;
  unit_id: string | null;
  from_trailer_id: string | null;
  to_trailer_id: string | null;
  at: Date | null;
}

declare module '../../database/schema' {
  interface Database {
    trailer_transfers: TrailerTransfersTable;
    trailer_transfer_lines: TrailerTransferLinesTable;
  }
}
