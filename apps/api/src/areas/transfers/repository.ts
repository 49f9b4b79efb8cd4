import type { TransferResult, TransferState } from '@gladhand/domain/transfers';

export type TransferSide = 'from' | 'to' | 'administrator';

/** A transfer of trailers from one customer to another. */
export interface TransferRecord {
  transferId: string;
  state: TransferState;
  fromCustomerId: number;
  toCustomerId: number;
  /** When it is carried out; null: as soon as it is accepted. */
  at: Date | null;
  timeZone: string;
  requestedBy: TransferSide;
  requesterId: string | null;
  requestedAt: Date;
  answererId: string | null;
  answeredAt: Date | null;
  reason: string | null;
  endedAt: Date | null;
  version: number;
}

/** A transfer with the names behind its ids, and its lines by result. */
export interface NamedTransfer extends TransferRecord {
  fromName: string;
  toName: string;
  requesterEmail: string | null;
  answererEmail: string | null;
  counts: readonly { result: TransferResult; lines: number }[];
}

export interface TransferLineRecord {
  line: number;
  text: string;
  result: TransferResult;
  vin: string | null;
  unitId: string | null;
  /** The record of the customer that gives. */
  fromTrailerId: string | null;
  /** The record of the customer that gets; null until it moves. */
  toTrailerId: string | null;
  /** When it moved or was given back. */
  at: Date | null;
}

export interface TransferSearch {
  /** Transfers from or to these customers. */
  customerIds: readonly number[] | 'all';
  state: string | null;
  customerId: number | null;
  /** Whether drafts of administrators are included; those of a side are for its customer. */
  isAdministrator: boolean;
  vin: string | null;
  /** Id of the last transfer of the previous page. */
  after: string | null;
  limit: number;
}

export interface TransferRepository {
  /** Newest first; `total` counts all pages. */
  search(search: TransferSearch): Promise<{ total: number; transfers: NamedTransfer[] }>;
  byId(transferId: string): Promise<NamedTransfer | undefined>;
  /** Locks a transfer until the transaction ends. */
  lock(transferId: string): Promise<TransferRecord | undefined>;
  /** False if there is one with its id. */
  add(transfer: TransferRecord, lines: readonly TransferLineRecord[]): Promise<boolean>;
  put(transfer: TransferRecord): Promise<void>;
  /** Replaces a draft with its lines. */
  replace(transfer: TransferRecord, lines: readonly TransferLineRecord[]): Promise<void>;
  remove(transferId: string): Promise<void>;
  /** Lines by number. */
  lines(
    transferId: string,
    search: { results: readonly string[] | null; after: number; limit: number },
  ): Promise<TransferLineRecord[]>;
  putLines(transferId: string, lines: readonly TransferLineRecord[]): Promise<void>;
  /** Those of some trailers that a transfer waits to move, other than this one. */
  waiting(trailerIds: readonly string[], exceptTransferId?: string): Promise<ReadonlySet<string>>;
  /** Ids of transfers that are to be carried out or continued at an instant. */
  due(now: Date): Promise<string[]>;
  /** Enabled users with one of these roles, by email. */
  usersWith(roles: readonly string[]): Promise<{ userId: string; email: string }[]>;
  /** Active customers with exactly this short or long name, in any case. */
  customersNamed(name: string): Promise<{ id: number; name: string }[]>;
  /** Active customers by name. */
  customers(customerIds: readonly number[] | 'all'): Promise<{ id: number; name: string }[]>;
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    transfers: TransferRepository;
  }
}
