import { TRANSFER_STATES } from '@gladhand/domain/transfers';
import type { GraphQLContext } from '../../graphql/context';
import type { QueryResolvers } from '../../graphql/generated/resolvers';
import { badInput, notFound } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { checkedLines, movingOf, toLineRecord, unchecked } from './checkedLines';
import { endsOf } from './endsOf';
import { TRANSFER_MESSAGES } from './messages';
import { isAdministrator, seesResults, viewerOf, visible } from './sides';
import { toLine, toTransfer } from './toTransfer';

const MAX_PAGE = 100;
const MAX_LINES = 500;

type Queries = Pick<
  QueryResolvers,
  | 'trailerTransfers'
  | 'trailerTransfer'
  | 'trailerTransferLines'
  | 'transferCustomers'
  | 'transferCustomerByName'
  | 'checkTrailerTransfer'
>;

export const transferQueries: Queries = {
  async trailerTransfers(_, { input }, { access, now, repositories }) {
    await access.authorize('trailerTransfers');
    const { state = null, customerId = null, vin = null, after = null, limit } = input;
    if (limit < 1 || limit > MAX_PAGE) throw badInput(TRANSFER_MESSAGES.pageSize(MAX_PAGE));
    if (after !== null && !isUuid(after)) throw badInput(TRANSFER_MESSAGES.after);
    const states = TRANSFER_STATES.map(({ id }) => id);
    if (state !== null && !states.some((id) => id === state)) throw badInput(TRANSFER_MESSAGES.state(states));
    const { total, transfers } = await repositories.transfers.search({
      ...{ customerIds: access.scope.customerIds, isAdministrator: isAdministrator(access) },
      ...{ state, customerId, after, limit: limit + 1 },
      vin: vin?.trim().toUpperCase() || null,
    });
    const page = transfers.slice(0, limit);
    return {
      total,
      transfers: page.map((transfer) => toTransfer(transfer, access, now())),
      next: transfers.length > limit ? (page.at(-1)?.transferId ?? null) : null,
    };
  },

  async trailerTransfer(_, { id }, { access, now, repositories }) {
    await access.authorize('trailerTransfer');
    const transfer = isUuid(id) ? visible(await repositories.transfers.byId(id), access) : undefined;
    return transfer ? toTransfer(transfer, access, now()) : null;
  },

  async trailerTransferLines(_, { input }, { access, repositories }) {
    await access.authorize('trailerTransferLines');
    const { id, results = null, after = 0, limit } = input;
    if (limit < 1 || limit > MAX_LINES) throw badInput(TRANSFER_MESSAGES.pageSize(MAX_LINES));
    const transfer = isUuid(id) ? visible(await repositories.transfers.byId(id), access) : undefined;
    if (!transfer) return null;
    const sees = seesResults(access, transfer);
    const search = { results: sees ? (results ?? null) : null, after: after ?? 0, limit: limit + 1 };
    const found = await repositories.transfers.lines(transfer.transferId, search);
    const lines = (sees ? found : unchecked(found)).slice(0, limit);
    const openable = await openableVins(
      lines.flatMap(({ vin }) => vin ?? []),
      { access, repositories },
    );
    return { lines: lines.map((line) => toLine(line, openable)), hasMore: found.length > limit };
  },

  async transferCustomers(_, _args, { access, repositories }) {
    await access.authorize('transferCustomers');
    return repositories.transfers.customers(access.scope.customerIds);
  },

  async transferCustomerByName(_, { name }, { access, repositories }) {
    await access.authorize('transferCustomerByName');
    const [customer, other] = await repositories.transfers.customersNamed(name.trim());
    return customer && !other ? customer : null;
  },

  async checkTrailerTransfer(_, { input }, context) {
    const { access, repositories } = context;
    await access.authorize('checkTrailerTransfer');
    const { fromCustomerId, toCustomerId } = input;
    const viewer = viewerOf(access, { fromCustomerId, toCustomerId });
    if (!viewer.gives && !viewer.gets) throw notFound();
    const lines = await checkedLines(input.lines, fromCustomerId, repositories);
    const moving = movingOf(lines);
    if (!viewer.gives) {
      const shown = unchecked(lines);
      return {
        lines: shown.map((line) => toLine(toLineRecord(line), new Set())),
        trailers: shown.filter(({ result }) => result === 'unchecked').length,
        ends: null,
      };
    }
    const openable = await openableVins(
      lines.flatMap(({ vin }) => vin ?? []),
      context,
    );
    return {
      lines: lines.map((line) => toLine(toLineRecord(line), openable)),
      trailers: moving.length,
      ends: await endsOf(fromCustomerId, moving, context),
    };
  },
};

/** Which VINs the caller can open. */
async function openableVins(
  vins: readonly string[],
  { access, repositories }: Pick<GraphQLContext, 'access' | 'repositories'>,
): Promise<ReadonlySet<string>> {
  if (!(await access.may('findTrailer'))) return new Set();
  const found = await repositories.trailerAdministration.byVins(vins, access.scope.trailers);
  return new Set(found.map(({ vin }) => vin));
}
