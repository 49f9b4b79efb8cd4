import type { Kysely } from 'kysely';
import type { StatementsMigration } from '../database/migrations/statements';
import type { Database } from '../database/schema';
import type { AreaCustody } from '../engine/custody';
import type { JobDeps } from '../engine/jobDeps';
import type { JobDefinition } from '../engine/jobs';
import type { GraphQLArea } from '../graphql/graphqlRoutes';
import type { Routes } from '../http/routeEnv';
import type { BeginFollowing } from '../ingest/followers/follower';
import type { RetentionRule } from '../jobs/retention';
import type { ApiDeps } from '../ports';
import type { MemoryStore } from '../repositories/memory/memoryStore';
import type { AreaRepositories, KernelRepositories } from '../repositories/port';
import type { RouteServices } from '../routeServices';

/**
 * A product area in one folder. An area imports the kernel and the engine, never another area. It declares its ports in
 * `repository.ts` and its tables in `tables.ts`; the API takes everything else from this object.
 */
export interface Area extends GraphQLArea {
  /** The area's ports in memory; `kernel` has the kernel's ports. */
  memory?: (store: MemoryStore, kernel: KernelRepositories) => Partial<AreaRepositories>;
  /** The same ports on PostgreSQL. */
  sql?: (db: Kysely<Database>) => Partial<AreaRepositories>;
  /** Migrations by name. All areas share one numbering, and a released migration is never edited. */
  migrations?: Readonly<Record<string, StatementsMigration>>;
  /** Registers the area's REST operations. */
  routes?: (routes: Routes, services: RouteServices) => void;
  /** Followers that process each report within the transaction that stores it. */
  followers?: readonly BeginFollowing[];
  /** Background and scheduled jobs. */
  jobs?: (deps: JobDeps) => readonly JobDefinition[];
  /** What it means for the area's data that trailers change hands. */
  custody?: AreaCustody;
  /** Rows that are deleted when the customer's retention period is over. */
  retention?: readonly RetentionRule[];
  /** Nightly deletion of rows that no customer's retention covers. */
  cleanUp?: (deps: Pick<ApiDeps, 'repositories' | 'now'>) => Promise<unknown>;
}
