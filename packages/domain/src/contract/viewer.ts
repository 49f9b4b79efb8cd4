import type { CallOptions } from './callOptions';
import type { GetCustomerFeaturesQuery, MeQuery } from './generated/graphql';

/** The signed-in user. Source: query `me`. */
export type Me = MeQuery['me'];

/** A feature that is on for the user. Source: query `getCustomerFeatures`. */
export type CustomerFeature = GetCustomerFeaturesQuery['getCustomerFeatures'][number];

/** The viewer port of `PortalApi`. */
export interface ViewerPort {
  /** The signed-in user. */
  me(options?: CallOptions): Promise<Me>;
  /** Features of a customer, or of the caller if null. */
  features(customerId: number | null, options?: CallOptions): Promise<CustomerFeature[]>;
}
