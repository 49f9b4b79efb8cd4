import type { TrailerScope } from './scope';
import type { TrailerKey } from './trailers';

/** A customer's current record of a trailer. */
export interface HeldTrailer extends TrailerKey {
  vin: string;
  unitId: string;
  /** Null without a device, and for a trailer on lease. */
  serialNumber: string | null;
  /** Null for a trailer that was created for this customer; the begin of its lease for a trailer on lease. */
  heldSince: Date | null;
  /** The record of the lessor, for a trailer on lease. */
  lessor: TrailerKey | null;
}

/** A trailer that gets a record of another customer. */
export interface CustodyMove {
  from: TrailerKey;
  to: TrailerKey;
}

/** A trailer that a lessee gets a record of, for reports of a span. */
export interface Loan extends CustodyMove {
  /** Reports recorded in this span are copied to the lessee's record; it doesn't include its end. */
  heldSince: Date;
  /** Null without an end. */
  lentUntil: Date | null;
}

/**
 * Who holds trailers. Each customer that holds a trailer, its owner or its lessee, has a record of its own with its own
 * id. Everything about a trailer hangs on such a record, so that nothing of one customer can be seen through another's.
 * A record that ends disappears from everything that reads trailers; its rows stay until retention deletes them.
 */
export interface CustodyRepository {
  /** Current records of a customer with these VINs or unit IDs, in any case. A unit ID may be the one of several. */
  named(customerId: number, names: readonly string[]): Promise<HeldTrailer[]>;
  /**
   * The last record of a trailer within a scope that has ended, for the history that its customer keeps. Lessees keep
   * none.
   */
  formerOf(vin: string, scope: TrailerScope): Promise<HeldTrailer | undefined>;
  /** Locks current records until the transaction ends, in the order of ingest. Those that have ended are left out. */
  lock(trailers: readonly TrailerKey[]): Promise<HeldTrailer[]>;
  /** Records of lessees of these trailers that haven't ended, also those that wait. */
  lent(lessors: readonly TrailerKey[]): Promise<HeldTrailer[]>;
  /** Ends current records, and those that wait. */
  end(trailers: readonly TrailerKey[], at: Date): Promise<void>;
  /**
   * Ends the records of one customer and creates those of another with identity, device, sensors and open faults. A
   * unit ID that the other customer has already gets a number. All trailers have the same two customers.
   */
  move(moves: readonly CustodyMove[], at: Date): Promise<void>;
  /** Undoes moves: ends the new records and makes the earlier ones current again. Returns those that could be. */
  giveBack(moves: readonly CustodyMove[], at: Date): Promise<CustodyMove[]>;
  /** Creates records of a lessee, without a device. They get reports of their span, and appear with `begin`. */
  lend(loans: readonly Loan[], now: Date): Promise<void>;
  /** Makes records of a lessee current. All have the same lessee. */
  begin(trailers: readonly TrailerKey[], now: Date): Promise<void>;
  /** Changes the end of the span of leased records. */
  setLentUntil(trailers: readonly TrailerKey[], lentUntil: Date | null): Promise<void>;
  /** Deletes records of a lessee that haven't begun. */
  deleteWaiting(trailers: readonly TrailerKey[]): Promise<void>;
  /** Deletes at most `limit` records of a customer that ended before an instant, with all that hangs on them. */
  deleteEndedBefore(customerId: number, before: Date, limit: number): Promise<number>;
}

/** Whether a lease is over at an instant. Its end doesn't belong to it. */
export const isLeaseOver = ({ lentUntil }: Pick<Loan, 'lentUntil'>, at: Date): boolean =>
  lentUntil !== null && lentUntil <= at;

/** Whether what happens to a trailer at an instant also belongs to its lessee. */
export const isLentAt = (
  { heldSince, lentUntil }: Pick<HeldTrailer, 'heldSince'> & Pick<Loan, 'lentUntil'>,
  at: Date,
): boolean => heldSince !== null && heldSince <= at && !isLeaseOver({ lentUntil }, at);

/** `unitId`, with a number if it is taken. */
export function freeUnitId(unitId: string, isTaken: (unitId: string) => boolean): string {
  let free = unitId;
  for (let number = 2; isTaken(free); number++) free = `${unitId}-${number}`;
  return free;
}
