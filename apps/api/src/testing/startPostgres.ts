interface PostgresServer {
  url: string;
  stop(): Promise<void>;
}

/** The server that scripts/postgres.mjs finds or starts. */
export async function startPostgres(): Promise<PostgresServer> {
  const script = new URL('../../../../scripts/postgres.mjs', import.meta.url);
  const { start } = (await import(/* @vite-ignore */ script.href)) as { start(): Promise<PostgresServer> };
  return start();
}
