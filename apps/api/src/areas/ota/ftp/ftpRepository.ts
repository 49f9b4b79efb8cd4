import type { OtaFtpProblem, OtaFtpProtocol, OtaFtpTaskKind, OtaFtpTaskState } from '@gladhand/domain/ota-ftp';
import type { FtpPin, FtpTest } from './tables';

export type { FtpPin, FtpTest };

/** A file server as stored. */
export interface FtpServer {
  serverId: string;
  name: string;
  protocol: OtaFtpProtocol;
  host: string;
  port: number;
  folder: string;
  username: string;
  secretKind: 'password' | 'key';
  /** Sealed for the id of the server. */
  secret: string;
  pin: FtpPin | null;
  test: FtpTest | null;
  /** Null if no test is running. */
  testStartedAt: Date | null;
  version: number;
  author: string;
  createdAt: Date;
  updatedAt: Date;
}

/** Work on a file server. */
export interface FtpTask {
  taskId: string;
  serverId: string;
  kind: OtaFtpTaskKind;
  path: string;
  fileName: string;
  /** Null for a file that wasn't published from here. */
  packageId: string | null;
  /** Of the package, or of the file that is to be deleted. */
  sizeBytes: number;
  state: OtaFtpTaskState;
  doneBytes: number;
  /** 0 before the first one. */
  attempt: number;
  problem: OtaFtpProblem | null;
  detail: string | null;
  isCanceling: boolean;
  nextTryAt: Date | null;
  /** When its worker was last heard of; null if none works on it. */
  claimedAt: Date | null;
  authorId: string | null;
  author: string;
  createdAt: Date;
  endedAt: Date | null;
}

/** What a file is according to its tasks. */
export interface FtpPublished {
  fileName: string;
  packageId: string;
  author: string;
  /** The last comparison with the package. */
  verifiedAt: Date;
  isVerified: boolean;
  /** The same for its manifest. */
  isManifestVerified: boolean;
}

/** Whether a worker may go on: the task is still its own and isn't being canceled. */
export type FtpTurn = 'go' | 'cancel' | 'lost';

export interface OtaFtpRepository {
  /** By name. */
  servers(): Promise<FtpServer[]>;
  server(serverId: string): Promise<FtpServer | undefined>;
  /** Refuses a name that exists in other letters, too. */
  addServer(server: FtpServer, max: number): Promise<'added' | 'nameInUse' | 'tooMany'>;
  /** `changed` if the stored version isn't the one before. */
  replaceServer(server: FtpServer): Promise<'replaced' | 'nameInUse' | 'changed'>;
  /** Deletes its tasks, too. False if the version differs. */
  deleteServer(serverId: string, version: number): Promise<boolean>;
  startTest(serverId: string, at: Date): Promise<void>;
  /** Ends a test if it is the one that was started then. */
  endTest(serverId: string, startedAt: Date, test: FtpTest): Promise<boolean>;
  /** Ids of servers whose test was started before, because its worker or job was lost. */
  strandedTests(before: Date, limit: number): Promise<string[]>;

  /** False if another task works on the file. */
  addTask(task: FtpTask): Promise<boolean>;
  task(taskId: string): Promise<FtpTask | undefined>;
  /** Newest first. */
  tasks(serverId: string, limit: number): Promise<FtpTask[]>;
  openTasks(serverId: string): Promise<number>;
  /** Files of a folder that were published and not deleted since. */
  published(serverId: string, path: string): Promise<FtpPublished[]>;
  /** Takes a task that is due and that no living worker has; begins its next attempt. */
  claim(taskId: string, times: { now: Date; deadSince: Date }): Promise<FtpTask | undefined>;
  /** Notes progress of an attempt, which shows that its worker lives. */
  progress(
    task: Pick<FtpTask, 'taskId' | 'attempt'>,
    done: Pick<FtpTask, 'state' | 'doneBytes'> & { now: Date },
  ): Promise<FtpTurn>;
  /** Ends an attempt. False if the task has another worker by now. */
  settle(
    task: Pick<FtpTask, 'taskId' | 'attempt'>,
    end: Pick<FtpTask, 'state' | 'doneBytes' | 'problem' | 'detail' | 'nextTryAt' | 'endedAt'>,
  ): Promise<boolean>;
  /** Notes that a task is to be canceled. Undefined if it is over. */
  cancel(taskId: string, now: Date): Promise<FtpTask | undefined>;
  /** Begins a failed or canceled task again. `busy` if another task works on the file. */
  retry(taskId: string): Promise<FtpTask | 'busy' | undefined>;
  /** Ids of tasks that are overdue, because a worker or a job was lost. */
  strandedTasks(times: { now: Date; deadSince: Date }, limit: number): Promise<string[]>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    otaFtp: OtaFtpRepository;
  }
}
