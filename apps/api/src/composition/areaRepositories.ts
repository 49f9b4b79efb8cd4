import type { Kysely } from 'kysely';
import { AREAS, type LISTED_AREAS } from '../areas';
import type { Database } from '../database/schema';
import type { MemoryStore } from '../repositories/memory/memoryStore';
import type { AreaRepositories, KernelRepositories } from '../repositories/port';

type Engine = 'memory' | 'sql';
type ListedArea = (typeof LISTED_AREAS)[number];
/** Union of the area repositories that an engine provides. */
type Provided<Kind extends Engine, One = ListedArea> =
  One extends Readonly<Record<Kind, (...args: never[]) => infer Ports>> ? Ports : never;
type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer All) => void
  ? All
  : never;

/** All ports of all areas on one engine. If no listed area implements a port, this does not compile. */
export const areaRepositories = {
  memory: (store: MemoryStore, kernel: KernelRepositories): AreaRepositories => {
    const parts = AREAS.map((area) => area.memory?.(store, kernel));
    return Object.assign({}, ...parts) as Intersection<Provided<'memory'>>;
  },
  sql: (db: Kysely<Database>): AreaRepositories => {
    const parts = AREAS.map((area) => area.sql?.(db));
    return Object.assign({}, ...parts) as Intersection<Provided<'sql'>>;
  },
};
