import { statements } from './statements';

/** The queue of outgoing mail. */
export const mails = statements([
  `create table mails (
    mail_id uuid primary key,
    recipient text not null,
    subject text not null,
    body_text text not null,
    body_html text,
    headers jsonb not null,
    attachments jsonb not null,
    purpose text not null,
    user_id uuid,
    requested_by uuid,
    customer_id int,
    status text not null,
    attempts int not null,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    next_attempt_at timestamptz,
    reason text
  )`,
  'create index mails_created_at on mails (created_at desc, mail_id desc)',
  `create index mails_open on mails (changed_at) where status in ('queued', 'sending', 'handingOver')`,
]);
