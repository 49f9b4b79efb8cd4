import { statements } from '../../../database/migrations/statements';

/** Opt-outs by address, and subscribers of the weekly summary. */
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
