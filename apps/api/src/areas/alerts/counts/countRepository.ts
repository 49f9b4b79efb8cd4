import type { TrailerScope } from '../../../repositories/scope';
import type { RuleVersion } from '../episodes/episodeRepository';
import type { AlertRuleRecord } from '../rules/ruleRepository';

/** Which trailers a rule counts, and since when. What was counted before stays as it is. */
export interface CountBasis extends RuleVersion {
  since: Date;
  /** In ascending order. */
  trailerIds: readonly string[];
  /** Those of them that had no known position then. */
  unplacedIds: readonly string[];
}

/** A trailer that a rule is about. */
export interface CountableTrailer {
  trailerId: string;
  vin: string;
  unitId: string;
  /** Whether its position is known. */
  isPlaced: boolean;
}

/** Which trailers a rule names. */
export type ChosenTrailers = Pick<AlertRuleRecord, 'customerId' | 'allVehicles' | 'trailerIds' | 'groupIds'>;

/** All trailers of the customer, or those in these groups and their descendants. */
export type CountAccess = 'all' | readonly string[];

export interface CountRepository {
  /** Until the transaction ends, no other one counts trailers of the customer. */
  lock(customerId: number): Promise<void>;
  /** Customers with an enabled rule about a number of trailers. */
  customers(): Promise<number[]>;
  /** The chosen trailers as far as someone has access to them, by id. */
  trailers(chosen: ChosenTrailers, access: CountAccess): Promise<CountableTrailer[]>;
  /** Undefined before the rule was counted first. */
  basis(customerId: number, ruleId: string): Promise<CountBasis | undefined>;
  putBasis(basis: CountBasis): Promise<void>;
  /** Those of the rules whose counted trailers are all within a scope. */
  covered(customerId: number, ruleIds: readonly string[], scope: TrailerScope): Promise<string[]>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    alertCounts: CountRepository;
  }
}
