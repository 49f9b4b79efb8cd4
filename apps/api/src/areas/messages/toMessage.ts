import { messageState } from '@gladhand/domain/messages';
import type { DeveloperMessage, ShownMessage } from '../../graphql/generated/resolvers';
import type { MessageRecord, NamedMessage } from './repository';

/** A message for those who write them. */
export const toMessage = (
  message: NamedMessage,
  { now, seesUsers }: { now: Date; seesUsers: boolean },
): DeveloperMessage => ({
  id: message.messageId,
  version: message.version,
  severity: message.severity,
  text: message.text,
  roles: [...message.roles],
  customers: [...message.customers],
  features: [...message.features],
  from: message.from.toISOString(),
  until: message.until?.toISOString() ?? null,
  isDismissible: message.isDismissible,
  state: messageState(message, now),
  dismissals: message.dismissals,
  createdBy: message.author,
  createdById: seesUsers ? message.createdBy : null,
  createdAt: message.createdAt.toISOString(),
  updatedBy: message.editor,
  updatedAt: message.updatedAt.toISOString(),
  withdrawnAt: message.withdrawnAt?.toISOString() ?? null,
});

/** Without its audience and author: the reader needs neither. */
export const toShownMessage = (message: MessageRecord): ShownMessage => ({
  id: message.messageId,
  severity: message.severity,
  text: message.text,
  from: message.from.toISOString(),
  until: message.until?.toISOString() ?? null,
  isDismissible: message.isDismissible,
});
