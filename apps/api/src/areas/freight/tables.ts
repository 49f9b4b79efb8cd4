/** When a user accepted a version of the freight agreement. */
export interface FreightAcceptancesTable {
  user_id: string;
  version: string;
  accepted_at: Date;
}

declare module '../../database/schema' {
  interface Database {
    freight_acceptances: FreightAcceptancesTable;
  }
}
