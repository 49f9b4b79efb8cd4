import type { Unit } from '../unitOfWork';
import type { MailAttachment, MailRecord } from './mail';
import type { Subscription, SubscriptionTokens } from './subscriptionTokens';
import { type MailContent, renderMail } from './template';

const UNSUBSCRIBE = 'Unsubscribe';

/** Mail with an unsubscribe link. */
export interface SubscribedMail extends Subscription {
  title: string;
  content: Omit<MailContent, 'title' | 'footer'>;
  userId?: string;
  customerId?: number;
  attachments?: readonly MailAttachment[];
}

interface Deps {
  tokens: SubscriptionTokens;
  publicUrl: string;
}

/**
 * Queues mail with one-click unsubscribe headers (RFC 8058) and an unsubscribe link at the end. Undefined if the
 * address has opted out.
 */
export async function queueSubscribed(
  { repositories, mail }: Pick<Unit, 'repositories' | 'mail'>,
  { address, subject, title, content, userId, customerId, attachments }: SubscribedMail,
  { tokens, publicUrl }: Deps,
): Promise<MailRecord | undefined> {
  if (await repositories.subscriptions.isOptedOut(address, subject)) return undefined;
  const token = await tokens.make({ address, subject });
  const rendered = renderMail({
    ...content,
    title,
    footer: [{ text: UNSUBSCRIBE, url: `${publicUrl}/unsubscribe?token=${token}` }],
  });
  return mail({
    to: address,
    subject: title,
    ...rendered,
    purpose: subject,
    ...(userId !== undefined && { userId }),
    ...(customerId !== undefined && { customerId }),
    ...(attachments && { attachments }),
    headers: {
      'List-Unsubscribe': `<${publicUrl}/auth/v1/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}
