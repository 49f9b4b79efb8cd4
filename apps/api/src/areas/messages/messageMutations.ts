import { ApiErrorCode } from '@gladhand/domain';
import type { AuditAction } from '@gladhand/domain/audit';
import { MESSAGE_POLICY, MessageState, messageState, plainMessageText } from '@gladhand/domain/messages';
import { changesBetween } from '../../auth/audit';
import type { GraphQLContext } from '../../graphql/context';
import type { DeveloperMessage, MutationResolvers } from '../../graphql/generated/resolvers';
import { withReceipt } from '../../graphql/withReceipt';
import { apiError, badInput, notFound } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { MESSAGES_CHANGED } from '../../repositories/changes';
import { checkedMessage } from './checkedMessage';
import { MESSAGE_TEXTS } from './messages';
import { ownMessages } from './ownMessages';
import type { MessageRecord, NamedMessage } from './repository';
import { toMessage } from './toMessage';

type Mutations = Pick<
  MutationResolvers,
  'createDeveloperMessage' | 'updateDeveloperMessage' | 'withdrawDeveloperMessage' | 'dismissMessage'
>;

export const messageMutations: Mutations = {
  createDeveloperMessage: (_, { input }, context) =>
    withReceipt('createDeveloperMessage', input, context, async () => {
      const { access, ids, now, repositories } = context;
      await access.authorize('createDeveloperMessage');
      const { open } = MESSAGE_POLICY;
      const at = now();
      const { userId } = access.user;
      const message: MessageRecord = {
        ...(await checkedMessage(input.message, context)),
        ...{ messageId: ids.uuid(), withdrawnAt: null, version: 1 },
        ...{ createdBy: userId, createdAt: at, updatedBy: userId, updatedAt: at },
      };
      if ((await repositories.messages.countOpen(at)) >= open) throw badInput(MESSAGE_TEXTS.open(open));
      await repositories.messages.add(message);
      return recorded('message.created', message, undefined, context);
    }),

  async updateDeveloperMessage(_, { input }, context) {
    const { access, now, repositories } = context;
    await access.authorize('updateDeveloperMessage');
    const before = await openMessage(input.id, input.version, context);
    const message: MessageRecord = {
      ...before,
      ...(await checkedMessage(input.message, context, before.from)),
      ...{ version: before.version + 1, updatedBy: access.user.userId, updatedAt: now() },
    };
    await replace(message, context);
    const shownAgainTo = input.showAgain ? await repositories.messages.clearDismissals(message.messageId) : 0;
    return recorded('message.updated', message, before, context, shownAgainTo > 0 ? { shownAgainTo } : {});
  },

  async withdrawDeveloperMessage(_, { id, version }, context) {
    const { access, now } = context;
    await access.authorize('withdrawDeveloperMessage');
    const before = await openMessage(id, version, context);
    const at = now();
    const message: MessageRecord = {
      ...before,
      ...{ withdrawnAt: at, version: before.version + 1, updatedBy: access.user.userId, updatedAt: at },
    };
    await replace(message, context);
    return recorded('message.withdrawn', message, before, context);
  },

  async dismissMessage(_, { id }, context) {
    const { access, audit, now, repositories } = context;
    await access.authorize('dismissMessage');
    const message = (await ownMessages(context)).find(({ messageId }) => messageId === id);
    if (!message || messageState(message, now()) !== MessageState.Shown) throw notFound();
    if (!message.isDismissible) throw badInput(MESSAGE_TEXTS.notDismissible);
    const { userId } = access.user;
    if (await repositories.messages.dismiss(id, userId, now())) {
      await audit('message.dismissed', { userId, ...about(message), customerId: null });
    }
    return true;
  },
};

/** The message that a change begins with, as long as it is scheduled or shown. */
async function openMessage(id: string, version: number, context: GraphQLContext): Promise<NamedMessage> {
  const message = isUuid(id) ? await context.repositories.messages.byId(id) : undefined;
  if (!message) throw notFound();
  if (message.version !== version) throw await conflict(message, context);
  const state = messageState(message, context.now());
  if (state === MessageState.Ended || state === MessageState.Withdrawn) throw badInput(MESSAGE_TEXTS.ended);
  return message;
}

async function replace(message: MessageRecord, context: GraphQLContext): Promise<void> {
  const { messages } = context.repositories;
  if (await messages.replace(message)) return;
  // Another process has saved in between.
  const current = await messages.byId(message.messageId);
  throw current ? await conflict(current, context) : notFound();
}

const conflict = async (current: NamedMessage, context: GraphQLContext) =>
  apiError(ApiErrorCode.Conflict, MESSAGE_TEXTS.changed, { details: { current: await toAnswer(current, context) } });

const toAnswer = async (message: NamedMessage, { access, now }: Pick<GraphQLContext, 'access' | 'now'>) =>
  toMessage(message, { now: now(), seesUsers: await access.may('users') });

/** Writes the audit line and the event of a change, and answers with the message as it is now. */
async function recorded(
  action: AuditAction,
  message: MessageRecord,
  before: MessageRecord | undefined,
  { access, audit, now, repositories }: GraphQLContext,
  detail: Readonly<Record<string, number>> = {},
): Promise<DeveloperMessage> {
  await audit(action, {
    ...{ userId: access.user.userId, ...about(message), detail },
    changes: changesBetween(before ? audited(before) : {}, audited(message)),
  });
  await repositories.changes.add([MESSAGES_CHANGED], now());
  const saved = await repositories.messages.byId(message.messageId);
  if (!saved) throw notFound();
  return toAnswer(saved, { access, now });
}

const MAX_SUBJECT = 80;

/** What an audit line is about: the beginning of the text, and the customer if there is only one. */
function about({ messageId, text, customerIds }: MessageRecord) {
  const subject = plainMessageText(text);
  const [customerId = null, another] = customerIds;
  return {
    customerId: another === undefined ? customerId : null,
    subject: subject.length > MAX_SUBJECT ? `${subject.slice(0, MAX_SUBJECT - 1)}…`.toWellFormed() : subject,
    subjectId: messageId,
  };
}

const audited = ({ customerIds, isDismissible, withdrawnAt, ...message }: MessageRecord) => ({
  ...{ severity: message.severity, text: message.text, roles: message.roles, features: message.features },
  ...{ customers: customerIds.map(String), from: message.from, until: message.until },
  ...{ dismissible: isDismissible, withdrawn: withdrawnAt },
});
