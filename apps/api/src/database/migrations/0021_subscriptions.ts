import { statements } from './statements';

/** Which mail an address no longer wants, and who gets the weekly summary. */
export const subscriptions = statements([
  `create table mail_opt_outs (
    address text not null,
    subject text not null,
    at timestamptz not null,
    primary key (address, subject)
  )`,
  `create table weekly_summaries (
    user_id uuid primary key references users on delete cascade,
    enabled boolean not null,
    sent_for text
  )`,
]);
