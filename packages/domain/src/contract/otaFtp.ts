import type { CallOptions } from './callOptions';
import type {
  CreateOtaFtpServerInput,
  OtaFtpFilesInput,
  OtaFtpFilesQuery,
  OtaFtpFileTaskInput,
  OtaFtpServersQuery,
  OtaFtpTasksQuery,
  PublishOtaPackageInput,
  TrustOtaFtpServerInput,
  UpdateOtaFtpServerInput,
} from './generated/ota/graphql';

export type {
  CreateOtaFtpServerInput,
  OtaFtpFilesInput,
  OtaFtpFileTaskInput,
  OtaFtpServerInput,
  PublishOtaPackageInput,
  TrustOtaFtpServerInput,
  UpdateOtaFtpServerInput,
} from './generated/ota/graphql';

/** A file server with its last test. Source: query `otaFtpServers`. */
export type OtaFtpServer = OtaFtpServersQuery['otaFtpServers'][number];
/** The result of a test of a connection. */
export type OtaFtpTest = NonNullable<OtaFtpServer['test']>;
/** A folder of a file server. Source: query `otaFtpFiles`. */
export type OtaFtpListing = NonNullable<OtaFtpFilesQuery['otaFtpFiles']>;
/** A file or folder of a file server. */
export type OtaFtpEntry = OtaFtpListing['entries'][number];
/** Work on a file server. Source: query `otaFtpTasks`. */
export type OtaFtpTask = OtaFtpTasksQuery['otaFtpTasks'][number];

/** File servers from which gateways fetch packages of updates over the air. */
export interface OtaFtpApi {
  /** By name. Source: query `otaFtpServers`. */
  servers(options?: CallOptions): Promise<OtaFtpServer[]>;
  /**
   * A folder as the server lists it now; the listing has the problem if it can't be read. Null if there is no such
   * server. Source: query `otaFtpFiles`.
   */
  files(input: OtaFtpFilesInput, options?: CallOptions): Promise<OtaFtpListing | null>;
  /** The newest tasks of a server, up to 100. Source: query `otaFtpTasks`. */
  tasks(input: { serverId: string; limit: number }, options?: CallOptions): Promise<OtaFtpTask[]>;
  /** Rejects with CONFLICT if the name is in use. Source: mutation `createOtaFtpServer`. */
  create(input: CreateOtaFtpServerInput, options?: CallOptions): Promise<OtaFtpServer>;
  /** Rejects with CONFLICT if the server has changed. Source: mutation `updateOtaFtpServer`. */
  update(input: UpdateOtaFtpServerInput, options?: CallOptions): Promise<OtaFtpServer>;
  /** Rejects with CONFLICT if it has changed or has open tasks. Source: mutation `deleteOtaFtpServer`. */
  remove(input: { serverId: string; version: number }, options?: CallOptions): Promise<string>;
  /** Source: mutation `testOtaFtpServer`. */
  test(serverId: string, options?: CallOptions): Promise<OtaFtpServer>;
  /** Rejects with CONFLICT if the last test has found another fingerprint. Source: mutation `trustOtaFtpServer`. */
  trust(input: TrustOtaFtpServerInput, options?: CallOptions): Promise<OtaFtpServer>;
  /** Rejects with CONFLICT if another task has this file. Source: mutation `publishOtaPackage`. */
  publish(input: PublishOtaPackageInput, options?: CallOptions): Promise<OtaFtpTask>;
  /** Rejects with NOT_FOUND if the file wasn't published from here. Source: mutation `verifyOtaFtpFile`. */
  verify(input: OtaFtpFileTaskInput, options?: CallOptions): Promise<OtaFtpTask>;
  /** Source: mutation `deleteOtaFtpFile`. */
  deleteFile(input: OtaFtpFileTaskInput, options?: CallOptions): Promise<OtaFtpTask>;
  /** Rejects with CONFLICT if the task is over. Source: mutation `controlOtaFtpTask`. */
  control(input: { taskId: string; action: 'cancel' | 'retry' }, options?: CallOptions): Promise<OtaFtpTask>;
}

/** The port of `PortalApi` for file servers. */
export interface OtaFtpPort {
  otaFtp: OtaFtpApi;
}
