import { statements } from '../../../database/migrations/statements';

const FIGURES = `
    measured int not null,
    miles double precision not null,
    reefer_readings int not null,
    reefer_within int not null,
    systems jsonb not null`;

/** What trailers did on each day, and the sums of customers. */
export const insights = statements([
  `create table insight_trailer_days (
    customer_id int not null,
    trailer_id uuid not null,
    day date not null,
    vehicle_type text not null,
    reporting int not null,
    moved int not null,${FIGURES},
    -- What the next day continues with.
    carry jsonb not null,
    primary key (customer_id, trailer_id, day),
    foreign key (customer_id, trailer_id) references trailer on delete cascade
  )`,
  'create index insight_trailer_days_by_day on insight_trailer_days (customer_id, day)',
  `create index insight_trailer_days_with_faults on insight_trailer_days (customer_id, day, trailer_id)
    where systems <> '{}'::jsonb`,
  `create table insight_days (
    customer_id int not null references customers on delete cascade,
    day date not null,
    vehicle_type text not null,
    trailers int not null,
    reporting int not null,
    moved int not null,${FIGURES},
    primary key (customer_id, day, vehicle_type)
  )`,
  // Days of trailers that a late report has changed.
  `create table insight_late_days (
    customer_id int not null,
    trailer_id uuid not null,
    day date not null,
    primary key (customer_id, trailer_id, day),
    foreign key (customer_id, trailer_id) references trailer on delete cascade
  )`,
  // Days of customers whose sums are older than the days of their trailers.
  `create table insight_stale_days (
    customer_id int not null references customers on delete cascade,
    day date not null,
    primary key (customer_id, day)
  )`,
  `create table insight_progress (
    customer_id int primary key references customers on delete cascade,
    through date not null
  )`,
]);
