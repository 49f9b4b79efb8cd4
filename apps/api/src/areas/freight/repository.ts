export interface FreightRepository {
  /** When a user accepted a version of the agreement; undefined if they haven't. */
  acceptedAt(userId: string, version: string): Promise<Date | undefined>;
  /** False if the user has accepted the version before; the first time remains. */
  accept(userId: string, version: string, at: Date): Promise<boolean>;
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    freight: FreightRepository;
  }
}
