import { statements } from '../../../database/migrations/statements';

/** Templates of planned work, from what it is counted for each trailer, and what was completed. */
export const plannedWork = statements([
  `create table planned_work_templates (
    customer_id int not null references customers on delete cascade,
    -- A UUID, or the name of a template that every customer has.
    template_id text not null,
    name text not null,
    trailer_types int[] not null,
    every_months int,
    every_miles int,
    every_engine_hours int,
    is_on boolean not null,
    version int not null,
    created_at timestamptz not null,
    deleted_at timestamptz,
    primary key (customer_id, template_id)
  )`,
  `create table planned_work (
    customer_id int not null,
    trailer_id uuid not null,
    template_id text not null,
    counted_from text not null,
    counted_on date not null,
    miles float8,
    odometer text,
    engine_hours float8,
    state text,
    issue_id uuid,
    primary key (customer_id, trailer_id, template_id),
    foreign key (customer_id, trailer_id) references trailer on delete cascade,
    foreign key (customer_id, template_id) references planned_work_templates on delete cascade
  )`,
  `create table planned_work_completions (
    customer_id int not null,
    completion_id uuid not null,
    trailer_id uuid not null,
    template_id text not null,
    performed_on date not null,
    miles float8,
    engine_hours float8,
    note text not null,
    picture_ids uuid[] not null,
    record_id uuid not null,
    completed_by uuid references users on delete set null,
    completed_at timestamptz not null,
    primary key (customer_id, completion_id),
    foreign key (customer_id, trailer_id) references trailer on delete cascade
  )`,
  `create index planned_work_completions_trailer
    on planned_work_completions (customer_id, trailer_id, template_id, performed_on desc)`,
]);
