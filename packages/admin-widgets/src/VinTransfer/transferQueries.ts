import type { TransfersPort } from '@gladhand/domain';
import type { ApiInfiniteQuery, ApiMutation, ApiQuery } from '@gladhand/domain/react';
import type {
  ControlTransferInput,
  RequestTransferInput,
  TrailerTransfer,
  TrailerTransferLinePage,
  TrailerTransferPage,
  TransferCheck,
  TransferCheckInput,
  TransferCustomer,
} from '@gladhand/domain/transfers';
import type { TransferView } from './transferView';

const KEY = ['transfers'] as const;
const PAGE = 25;
const LINES = 500;
/** How often a transfer is refreshed while it is carried out. */
export const REFRESH_MS = 5_000;

export const transfersQuery = ({ state, vin }: TransferView): ApiInfiniteQuery<TrailerTransferPage, string | null> => ({
  key: [...KEY, 'list', state, vin],
  firstCursor: null,
  fetch: (api: TransfersPort, after, options) =>
    api.transfers.list({ state, vin: vin.trim() || null, after, limit: PAGE }, options),
  next: (page) => page.next ?? undefined,
});

export const transferQuery = (id: string): ApiQuery<TrailerTransfer | null> => ({
  key: [...KEY, 'one', id],
  fetch: (api: TransfersPort, options) => api.transfers.transfer(id, options),
});

const NO_LINES: TrailerTransferLinePage = { lines: [], hasMore: false };

export const transferLinesQuery = (
  id: string,
  version: number,
): ApiInfiniteQuery<TrailerTransferLinePage, number | null> => ({
  key: [...KEY, 'lines', id, version],
  firstCursor: null,
  fetch: async (api: TransfersPort, after, options) =>
    (await api.transfers.lines({ id, after, limit: LINES }, options)) ?? NO_LINES,
  next: ({ lines, hasMore }) => (hasMore ? lines.at(-1)?.line : undefined),
});

export const transferCustomersQuery: ApiQuery<TransferCustomer[]> = {
  key: ['transferCustomers'],
  fetch: (api: TransfersPort, options) => api.transfers.customers(options),
};

export const findCustomer: ApiMutation<string, TransferCustomer | null> = {
  run: (api: TransfersPort, name) => api.transfers.customerByName(name),
};

export const checkTransfer: ApiMutation<TransferCheckInput, TransferCheck> = {
  run: (api: TransfersPort, input) => api.transfers.check(input),
};

export const requestTransfer: ApiMutation<Omit<RequestTransferInput, 'id'>, TrailerTransfer> = {
  run: (api: TransfersPort, input, requestId) => api.transfers.request({ ...input, id: requestId }),
  invalidates: () => [KEY],
};

export const controlTransfer: ApiMutation<ControlTransferInput, TrailerTransfer> = {
  run: (api: TransfersPort, input) => api.transfers.control(input),
  invalidates: () => [KEY],
};
