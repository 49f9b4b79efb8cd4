import { statements } from '../../../database/migrations/statements';

/** What administrators decide for all reports of a customer, and deliveries that this didn't permit. */
export const reportSettings = statements([
  `create table report_settings (
    customer_id int primary key references customers on delete cascade,
    recipient_domains text[] not null,
    keep_days int not null,
    version int not null
  )`,
  'alter table report_deliveries add column is_permitted boolean not null default true',
]);
