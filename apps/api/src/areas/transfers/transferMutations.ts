import { calendarDayOf, dayBounds } from '@gladhand/domain/formats';
import { dayOf } from '@gladhand/domain/history';
import {
  TRANSFER_POLICY,
  type TransferAction,
  TransferResult,
  TransferState,
  undoableUntil,
} from '@gladhand/domain/transfers';
import type { GraphQLContext } from '../../graphql/context';
import type { MutationResolvers, RequestTransferInput, TrailerTransfer } from '../../graphql/generated/resolvers';
import { badInput, notFound } from '../../http/apiError';
import { isTimeZone } from '../../http/timeZone';
import { isUuid } from '../../http/uuid';
import { auditDraft, auditParties } from './auditParties';
import { checkedLines, movingOf, toLineRecord, unchecked } from './checkedLines';
import { movedTrailers, movingTrailers } from './countOf';
import { mailAnswerers, mailRequester } from './mailTransfer';
import { TRANSFER_MESSAGES } from './messages';
import type { NamedTransfer, TransferLineRecord, TransferRecord } from './repository';
import { actionsOf, changed, requestingSide, viewerOf, visible } from './sides';
import { toTransfer } from './toTransfer';
import { MOVING, transferRequest } from './transferJob';

type Mutations = Pick<MutationResolvers, 'requestTrailerTransfer' | 'controlTrailerTransfer'>;

export const transferMutations: Mutations = {
  async requestTrailerTransfer(_, { input }, context) {
    const { access, now, repositories } = context;
    await access.authorize('requestTrailerTransfer');
    if (!isUuid(input.id)) throw badInput(TRANSFER_MESSAGES.id);
    const transferId = input.id.toLowerCase();
    const { fromCustomerId, toCustomerId, timeZone } = input;
    if (fromCustomerId === toCustomerId) throw badInput(TRANSFER_MESSAGES.sameCustomer);
    const requestedBy = requestingSide(access, { fromCustomerId, toCustomerId });
    const existing = visible(await repositories.transfers.lock(transferId), access);
    // A request that is repeated after a lost response.
    if (existing && existing.state !== TransferState.Draft) return answer(transferId, context);
    const customers = await repositories.transfers.customers([fromCustomerId, toCustomerId]);
    if (customers.length !== 2) throw notFound();
    const at = dateOf(input, now());
    const lines = await checkedLines(input.lines, fromCustomerId, repositories);
    const records = lines.map(toLineRecord);
    const version = existing ? await nextVersion(existing, records, input, context) : 1;
    // The same draft again, after a lost response.
    if (version === null) return answer(transferId, context);
    const draft: TransferRecord = {
      ...{ transferId, fromCustomerId, toCustomerId, at, timeZone, requestedBy, version, reason: null },
      ...{ state: TransferState.Draft, endedAt: null },
      ...{ requesterId: access.user.userId, requestedAt: now(), answererId: null, answeredAt: null },
    };
    if (input.draft === true) {
      await store(draft, records, existing, context);
      await auditDraft(context, 'transfer.draftSaved', draft, { lines: lines.length });
      return answer(transferId, context);
    }
    const { gives } = viewerOf(access, { fromCustomerId, toCustomerId });
    const moving = gives ? movingOf(lines) : unchecked(lines).filter(({ result }) => result === 'unchecked');
    if (moving.length === 0) throw badInput(TRANSFER_MESSAGES.none);
    if (moving.length !== input.trailers)
      throw changed(TRANSFER_MESSAGES.trailersChanged(moving.length), { trailers: moving.length });
    const isDecided = requestedBy === 'administrator';
    const state = isDecided ? TransferState.Scheduled : TransferState.Requested;
    const transfer: TransferRecord = { ...draft, state };
    await store(transfer, records, existing, context);
    await auditParties(context, 'transfer.requested', transfer, { trailers: moving.length });
    if (isDecided) await repositories.jobs.add([transferRequest(transfer)]);
    else await mailAnswerers(context, transferId, context);
    return answer(transferId, context);
  },

  async controlTrailerTransfer(_, { input }, context) {
    const { access, now, repositories } = context;
    await access.authorize('controlTrailerTransfer');
    // While the transfer runs, this waits for the batch that is being carried out.
    const transfer = isUuid(input.id) ? visible(await repositories.transfers.lock(input.id), access) : undefined;
    const named = transfer && (await repositories.transfers.byId(transfer.transferId));
    if (!transfer || !named) throw notFound();
    const { transferId, version } = transfer;
    const action = checkedAction(input.action);
    if (version !== input.version)
      throw changed(TRANSFER_MESSAGES.changed, { current: await answer(transferId, context) });
    if (!actionsOf(access, named, now()).includes(action)) throw badInput(refusalOf(named, action, access));
    if (action === 'discard') {
      const discarded = await answer(transferId, context);
      await repositories.transfers.remove(transferId);
      await auditDraft(context, 'transfer.draftDiscarded', transfer);
      return { ...discarded, actions: [] };
    }
    const reason = needsReason(action) ? checkedReason(input.reason) : null;
    const trailers = await affected(named, action, context);
    if (needsCount(action) && trailers !== input.trailers)
      throw changed(TRANSFER_MESSAGES.trailersChanged(trailers), { trailers });
    if (action === 'accept' && trailers === 0) throw badInput(TRANSFER_MESSAGES.none);
    const after: TransferRecord = {
      ...{ ...transfer, state: AFTER[action], version: version + 1 },
      ...(reason !== null && { reason }),
      ...((action === 'accept' || action === 'decline') && { answererId: access.user.userId, answeredAt: now() }),
      ...((action === 'decline' || action === 'cancel') && { endedAt: now() }),
    };
    await repositories.transfers.put(after);
    if (transfer.state === TransferState.Running) await leaveRest(transferId, context);
    await auditParties(context, ACTIONS[action], after, {
      ...{ trailers, ...(reason !== null && { reason }) },
      ...(transfer.state === TransferState.Running && { moved: movedTrailers(named) }),
    });
    if (needsCount(action)) await repositories.jobs.add([transferRequest(after)]);
    // An undo is mailed when the trailers are back.
    if (action !== 'undo') await mailRequester(context, EVENTS[action], transferId, context, access.user.userId);
    return answer(transferId, context);
  },
};

/** The next version of a draft; null if it already has this content. Rejects if another user has changed it. */
async function nextVersion(
  draft: TransferRecord,
  lines: readonly TransferLineRecord[],
  input: RequestTransferInput,
  context: GraphQLContext,
): Promise<number | null> {
  if (input.version === draft.version) return draft.version + 1;
  const { transfers } = context.repositories;
  const search = { results: null, after: 0, limit: TRANSFER_POLICY.lines };
  const stored = await transfers.lines(draft.transferId, search);
  const isSame =
    draft.fromCustomerId === input.fromCustomerId &&
    draft.toCustomerId === input.toCustomerId &&
    draft.timeZone === input.timeZone &&
    draft.at?.getTime() === dateOf(input, context.now())?.getTime() &&
    JSON.stringify(stored.map(({ line, text }) => [line, text])) ===
      JSON.stringify(lines.map(({ line, text }) => [line, text]));
  if (isSame && input.draft === true) return null;
  throw changed(TRANSFER_MESSAGES.draftChanged, { current: await answer(draft.transferId, context) });
}

/** Adds a transfer, or puts it in the place of its draft. */
async function store(
  transfer: TransferRecord,
  lines: readonly TransferLineRecord[],
  draft: TransferRecord | undefined,
  { repositories }: GraphQLContext,
): Promise<void> {
  if (draft) await repositories.transfers.replace(transfer, lines);
  else if (!(await repositories.transfers.add(transfer, lines))) throw notFound();
}

type DecidingAction = Exclude<TransferAction, 'discard'>;
const AFTER = {
  accept: TransferState.Scheduled,
  decline: TransferState.Declined,
  cancel: TransferState.Canceled,
  undo: TransferState.Undoing,
} as const satisfies Record<DecidingAction, TransferState>;
const ACTIONS = {
  accept: 'transfer.accepted',
  decline: 'transfer.declined',
  cancel: 'transfer.canceled',
  undo: 'transfer.undone',
} as const;

const EVENTS = { accept: 'accepted', decline: 'declined', cancel: 'canceled' } as const;

const needsReason = (action: TransferAction) => action === 'decline' || action === 'undo';
const needsCount = (action: TransferAction) => action === 'accept' || action === 'undo';

function checkedAction(text: string): TransferAction {
  if (text !== 'discard' && !Object.hasOwn(AFTER, text)) throw badInput(TRANSFER_MESSAGES.action);
  return text as TransferAction;
}

function checkedReason(text: string | null | undefined): string {
  const reason = text?.trim() ?? '';
  if (reason === '' || reason.length > TRANSFER_POLICY.reasonChars)
    throw badInput(TRANSFER_MESSAGES.reason(TRANSFER_POLICY.reasonChars));
  return reason;
}

/** Why an action isn't offered. */
function refusalOf(transfer: NamedTransfer, action: TransferAction, access: GraphQLContext['access']): string {
  if (action === 'undo' && undoableUntil({ ...transfer, moved: movedTrailers(transfer) }))
    return TRANSFER_MESSAGES.undoOver;
  const isOwn = transfer.requesterId === access.user.userId && transfer.state === TransferState.Requested;
  return isOwn ? TRANSFER_MESSAGES.ownRequest : TRANSFER_MESSAGES.notNow;
}

/** The number of trailers that an action is about. Before a transfer is accepted, its lines are judged again. */
async function affected(transfer: NamedTransfer, action: TransferAction, { repositories }: GraphQLContext) {
  const { transferId, fromCustomerId } = transfer;
  if (action === 'accept') {
    const lines = await repositories.transfers.lines(transferId, {
      results: null,
      after: 0,
      limit: TRANSFER_POLICY.lines,
    });
    const texts: string[] = [];
    for (const { line, text } of lines) texts[line - 1] = text;
    // Its own trailers wait for this transfer, not for another one.
    const judged = await checkedLines(
      Array.from(texts, (text) => text ?? ''),
      fromCustomerId,
      repositories,
      transferId,
    );
    await repositories.transfers.putLines(transferId, judged.map(toLineRecord));
    return movingOf(judged).length;
  }
  return action === 'undo' ? movedTrailers(transfer) : movingTrailers(transfer);
}

/** What hasn't moved when a running transfer is canceled stays where it is. */
async function leaveRest(transferId: string, { repositories }: GraphQLContext): Promise<void> {
  const search = { results: MOVING, after: 0, limit: TRANSFER_POLICY.lines };
  const rest = await repositories.transfers.lines(transferId, search);
  await repositories.transfers.putLines(
    transferId,
    rest.map((line) => ({ ...line, result: TransferResult.NotMoved })),
  );
}

/** When a transfer is carried out; null for as soon as it is accepted. */
function dateOf({ day, timeZone }: RequestTransferInput, now: Date): Date | null {
  if (!isTimeZone(timeZone)) throw badInput(TRANSFER_MESSAGES.timeZone);
  if (day == null) return null;
  const calendarDay = dayOf(day);
  if (!calendarDay) throw badInput(TRANSFER_MESSAGES.day);
  const at = dayBounds(calendarDay, timeZone).from;
  const today = calendarDayOf(now, timeZone);
  if (at < dayBounds(today, timeZone).from) throw badInput(TRANSFER_MESSAGES.dayPast);
  const { daysAhead } = TRANSFER_POLICY;
  if (at > dayBounds({ ...today, day: today.day + daysAhead }, timeZone).from)
    throw badInput(TRANSFER_MESSAGES.dayTooFar(daysAhead));
  return at <= now ? null : at;
}

async function answer(transferId: string, { access, now, repositories }: GraphQLContext): Promise<TrailerTransfer> {
  const transfer = await repositories.transfers.byId(transferId);
  if (!transfer) throw notFound();
  return toTransfer(transfer, access, now());
}
