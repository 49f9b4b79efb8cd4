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

/** All lines of a draft as they were entered. */
export const draftTextQuery = (id: string, version: number): ApiQuery<string> => ({
  key: [...KEY, 'draft', id, version],
  async fetch(api: TransfersPort, options) {
    const texts: string[] = [];
    for (let after: number | undefined = 0; after !== undefined; ) {
      const page = await api.transfers.lines({ id, after, limit: LINES }, options);
      for (const { line, text } of page?.lines ?? []) texts[line - 1] = text;
      after = page?.hasMore ? page.lines.at(-1)?.line : undefined;
    }
    return Array.from(texts, (text) => text ?? '').join('\n');
  },
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

/** A draft keeps its id; anything else gets one of its own. */
export const requestTransfer: ApiMutation<Omit<RequestTransferInput, 'id'> & { id?: string }, TrailerTransfer> = {
  run: (api: TransfersPort, input, requestId) => api.transfers.request({ ...input, id: input.id ?? requestId }),
  invalidates: () => [KEY],
};

export const controlTransfer: ApiMutation<ControlTransferInput, TrailerTransfer> = {
  run: (api: TransfersPort, input) => api.transfers.control(input),
  invalidates: () => [KEY],
};

/** The page of the draft stays until it is left, so that it isn't shown as missing. */
export const discardDraft: ApiMutation<ControlTransferInput, TrailerTransfer> = {
  ...controlTransfer,
  invalidates: () => [[...KEY, 'list']],
};
