import type { CallOptions } from './callOptions';
import type { FreightQuery } from './generated/freight/graphql';

/** The page of the freight partner with its agreement. Source: query `freight`. */
export type Freight = FreightQuery['freight'];

/** The freight partner's page. */
export interface FreightApi {
  /** Source: query `freight`. */
  get(options?: CallOptions): Promise<Freight>;
  /** Rejects with CONFLICT if the agreement has another version. Source: mutation `acceptFreightAgreement`. */
  acceptAgreement(version: string, options?: CallOptions): Promise<Freight>;
}

/** The port of `PortalApi` for freight. */
export interface FreightPort {
  freight: FreightApi;
}
