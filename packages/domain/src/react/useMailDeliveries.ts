'use client';
import { useState } from 'react';
import type { MailDelivery, MailPort } from '../contract/mail';
import { isMailPending } from '../vocabulary/mailStatuses';
import { useApiQuery } from './useApiQuery';

/** Polling interval for pending emails, in ms. */
const REFRESH_MS = 1_000;

/** The delivery states of emails that a mutation queued. Polls until each is sent, failed or unconfirmed. */
export function useMailDeliveries(queued: readonly MailDelivery[]): readonly MailDelivery[] {
  const ids = queued.map(({ id }) => id);
  const [isPending, setIsPending] = useState(true);
  const answer = useApiQuery(
    { key: ['mailDeliveries', ...ids], fetch: (api: MailPort, options) => api.mailDeliveries(ids, options) },
    { enabled: ids.length > 0 && isPending, refreshMs: isPending ? REFRESH_MS : undefined },
  );
  const mails = queued.map((mail) => answer.data?.find(({ id }) => id === mail.id) ?? mail);
  if (isPending && answer.data && !mails.some(({ status }) => isMailPending(status))) setIsPending(false);
  return mails;
}
