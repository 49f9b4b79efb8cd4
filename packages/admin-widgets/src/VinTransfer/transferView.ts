import { TRANSFER_STATES, type TransferState } from '@gladhand/domain/transfers';

/** The place of a new transfer, instead of an id. */
export const NEW_TRANSFER = 'new';

/** What VIN Transfer shows, which a host can keep in its URL. */
export interface TransferView {
  /** The open transfer, `new`, or null for the list. */
  transferId: string | null;
  /** Of the list; null for all. */
  state: TransferState | null;
  /** Transfers of the trailer with this complete VIN. */
  vin: string;
}

/** The list without filters. */
export const EMPTY_TRANSFER_VIEW: TransferView = { transferId: null, state: null, vin: '' };

/** The filters of the list as parameters of a URL. The open transfer is part of the path. */
export function encodeTransfers({ state, vin }: TransferView): Record<string, string> {
  return { ...(state !== null && { state }), ...(vin !== '' && { vin }) };
}

/** The view of a path and its parameters. Unknown values are ignored. */
export function decodeTransfers(id: string | undefined, params: Readonly<Record<string, string>>): TransferView {
  return {
    transferId: id === NEW_TRANSFER || /^[\da-f-]{36}$/i.test(id ?? '') ? (id ?? null) : null,
    state: TRANSFER_STATES.find((state) => state.id === params.state)?.id ?? null,
    vin: params.vin ?? '',
  };
}
