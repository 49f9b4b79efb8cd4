import type { MailRecord } from '../engine/mail/mail';
import { type MailContent, renderMail } from '../engine/mail/template';
import type { Unit } from '../engine/unitOfWork';
import type { Subscription, SubscriptionTokens } from './subscriptionTokens';

/** Mail that its recipient can unsubscribe from. */
export interface SubscribedMail extends Subscription {
  title: string;
  content: Omit<MailContent, 'title' | 'footer'>;
  userId?: string;
}

interface Deps {
  tokens: SubscriptionTokens;
  publicUrl: string;
}

/**
 * Queues mail with the headers of a one-click unsubscription (RFC 8058) and a link at its end. Undefined when the
 * address has opted out.
 */
export async function queueSubscribed(
  { repositories, mail }: Pick<Unit, 'repositories' | 'mail'>,
  { address, subject, title, content, userId }: SubscribedMail,
  { tokens, publicUrl }: Deps,
): Promise<MailRecord | undefined> {
  if (await repositories.subscriptions.isOptedOut(address, subject)) return undefined;
  const token = await tokens.make({ address, subject });
  const rendered = renderMail({
    ...content,
    title,
    footer: [{ text: 'Unsubscribe', url: `${publicUrl}/unsubscribe?token=${token}` }],
  });
  return mail({
    to: address,
    subject: title,
    ...rendered,
    purpose: subject,
    ...(userId !== undefined && { userId }),
    headers: {
      'List-Unsubscribe': `<${publicUrl}/auth/v1/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}
