/** The target of a connection, without the password. */
export interface DatabaseTarget {
  host: string;
  port: number;
  user: string;
  database: string;
}

/** The database can't be used; the message has one sentence for the cause and one for the solution. */
export class DatabaseStartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(`[api] ${message}`, { cause });
    this.name = 'DatabaseStartError';
  }
}

/** The oldest supported server version. */
export const MIN_SERVER_VERSION = 15;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Converts a connection or migration error to a sentence that explains what to do. */
export function startErrorOf(error: unknown, { host, port, user, database }: DatabaseTarget): DatabaseStartError {
  if (error instanceof DatabaseStartError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = error instanceof Error ? error.message || code : String(error);
  const server = host.startsWith('/') ? `the socket in ${host}` : `${host}:${port}`;
  return new DatabaseStartError(sentence(), error);

  function sentence(): string {
    switch (code) {
      case 'ECONNREFUSED':
        return `No PostgreSQL server is responding at ${server}. Start it, or correct the host and port in DATABASE_URL.`;
      case 'ENOENT':
        return `There is no PostgreSQL server at ${server}. Start it, or correct the host in DATABASE_URL.`;
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        return `The host ${host} in DATABASE_URL can't be resolved. Correct it, or check the DNS of this machine.`;
      case 'ETIMEDOUT':
      case 'EHOSTUNREACH':
      case 'ENETUNREACH':
        return `The PostgreSQL server at ${server} can't be reached. Check the host and port in DATABASE_URL and the firewall between the two machines.`;
      case '28P01':
        return `PostgreSQL at ${server} rejected the password of user ${quoted(user)}. Correct the user and password in DATABASE_URL.`;
      case '28000':
        return `PostgreSQL at ${server} refused user ${quoted(user)} (${reason}). Create the role, allow it in pg_hba.conf, or correct DATABASE_URL.`;
      case '3D000':
        return `PostgreSQL at ${server} has no database ${quoted(database)}. Create it with \`createdb --encoding=UTF8 --owner=${user} ${database}\`, or correct DATABASE_URL.`;
      case '42501':
        return `User ${quoted(user)} lacks a privilege in database ${quoted(database)} at ${server} (${reason}). Make it the owner with \`ALTER DATABASE ${quoted(database)} OWNER TO ${quoted(user)}\`.`;
      case '57P03':
        return `PostgreSQL at ${server} is still starting or shutting down (${reason}). Try again when it accepts connections.`;
      case '53300':
        return `PostgreSQL at ${server} has no free connection. Increase max_connections, or close other connections.`;
      case '53100':
        return `The disk of PostgreSQL at ${server} is full. Free up some space, then start again.`;
      case '25006':
        return `PostgreSQL at ${server} is read-only, like a standby. Set DATABASE_URL to the primary server.`;
    }
    if (/timeout expired|connection timeout/i.test(reason)) {
      return `The PostgreSQL server at ${server} isn't responding. Check the host and port in DATABASE_URL and the firewall between the two machines.`;
    }
    if (/SASL|password must be a string/i.test(reason)) {
      return `PostgreSQL at ${server} requires a password for user ${quoted(user)}, but DATABASE_URL has none. Add it.`;
    }
    return `The database ${quoted(database)} at ${server} can't be used: ${reason}. Check DATABASE_URL and the log of PostgreSQL.`;
  }
}
