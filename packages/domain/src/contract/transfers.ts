import type { CallOptions } from './callOptions';
import type {
  CheckTrailerTransferQuery,
  ControlTransferInput,
  RequestTransferInput,
  TrailerTransferLinesInput,
  TrailerTransferLinesQuery,
  TrailerTransfersInput,
  TrailerTransfersQuery,
  TransferCheckInput,
  TransferCustomersQuery,
} from './generated/transfers/graphql';

export type {
  ControlTransferInput,
  RequestTransferInput,
  TrailerTransferLinesInput,
  TrailerTransfersInput,
  TransferCheckInput,
};

/** A page of transfers. Source: query `trailerTransfers`. */
export type TrailerTransferPage = TrailerTransfersQuery['trailerTransfers'];
/** A transfer of trailers from one customer to another. */
export type TrailerTransfer = TrailerTransferPage['transfers'][number];
/** Lines of a transfer. Source: query `trailerTransferLines`. */
export type TrailerTransferLinePage = NonNullable<TrailerTransferLinesQuery['trailerTransferLines']>;
/** A line of a transfer with its result. */
export type TrailerTransferLine = TrailerTransferLinePage['lines'][number];
/** A customer that can give or get trailers. Source: query `transferCustomers`. */
export type TransferCustomer = TransferCustomersQuery['transferCustomers'][number];
/** The result of a check. Source: query `checkTrailerTransfer`. */
export type TransferCheck = CheckTrailerTransferQuery['checkTrailerTransfer'];

/** Transfers of trailers from one customer to another. */
export interface TransfersApi {
  /** Source: query `trailerTransfers`. */
  list(input: TrailerTransfersInput, options?: CallOptions): Promise<TrailerTransferPage>;
  /** Null outside the caller's customers. Source: query `trailerTransfer`. */
  transfer(id: string, options?: CallOptions): Promise<TrailerTransfer | null>;
  /** Null outside the caller's customers. Source: query `trailerTransferLines`. */
  lines(input: TrailerTransferLinesInput, options?: CallOptions): Promise<TrailerTransferLinePage | null>;
  /** Source: query `transferCustomers`. */
  customers(options?: CallOptions): Promise<TransferCustomer[]>;
  /** Null if there is none with exactly this name. Source: query `transferCustomerByName`. */
  customerByName(name: string, options?: CallOptions): Promise<TransferCustomer | null>;
  /** Rejects with BAD_USER_INPUT. Source: query `checkTrailerTransfer`. */
  check(input: TransferCheckInput, options?: CallOptions): Promise<TransferCheck>;
  /** Rejects with BAD_USER_INPUT or CONFLICT. Source: mutation `requestTrailerTransfer`. */
  request(input: RequestTransferInput, options?: CallOptions): Promise<TrailerTransfer>;
  /** Rejects with BAD_USER_INPUT, CONFLICT, FORBIDDEN or NOT_FOUND. Source: mutation `controlTrailerTransfer`. */
  control(input: ControlTransferInput, options?: CallOptions): Promise<TrailerTransfer>;
}

/** The port of `PortalApi` for transfers of trailers. */
export interface TransfersPort {
  transfers: TransfersApi;
}
