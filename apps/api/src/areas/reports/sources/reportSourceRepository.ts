import type { TrailerScope } from '../../../repositories/scope';

/** The trailers of a report: those of a customer within a scope, narrowed by what its author chose. */
export interface TrailerChoice {
  readonly customerId: number;
  readonly scope: TrailerScope;
  readonly allVehicles: boolean;
  readonly vehicleIds: readonly string[];
  /** With their subgroups. */
  readonly vehicleGroupIds: readonly string[];
}

/** Where a list of trailers goes on. */
export interface TrailerPlace {
  readonly trailerId: string;
  /** The unit id in lower case. */
  readonly unit: string;
}

export interface ReportSourceRepository {
  /** Trailers by unit id, then by id, after one of them. */
  trailers(choice: TrailerChoice, after: TrailerPlace | undefined, limit: number): Promise<TrailerPlace[]>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    reportSources: ReportSourceRepository;
  }
}
