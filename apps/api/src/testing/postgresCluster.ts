/** A separate PostgreSQL server that a test can stop and start. */
export interface PostgresCluster {
  url: string;
  port: number;
  start(): Promise<void>;
  /** `fast` ends the sessions and writes a checkpoint, `immediate` is like a crash. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  remove(): Promise<void>;
}

interface PostgresScript {
  createCluster(options?: {
    fsync?: boolean;
    encoding?: string;
    walSegmentMegabytes?: number;
  }): Promise<PostgresCluster>;
  hasInstalledPostgres(): boolean;
}

const script = (await import(
  /* @vite-ignore */ new URL('../../../../scripts/postgres.mjs', import.meta.url).href
)) as PostgresScript;

export const { createCluster, hasInstalledPostgres } = script;
