import { statements } from './statements';

/**
 * When brakes and tire pressures were last reported; and ABS faults, from the report that opened each one to the report
 * that cleared it.
 */
export const faults = statements([
  'alter table trailer_status add brakes_reported_at timestamptz, add tire_pressure_reported_at timestamptz',
  `create table fault_records (
    customer_id int not null,
    trailer_id uuid not null,
    fault_id uuid not null,
    fault_type_id smallint not null,
    spn int,
    fmi smallint,
    description text,
    fault_start timestamptz not null,
    fault_end timestamptz,
    max_mph double precision,
    best_available_total_mileage double precision,
    primary key (customer_id, trailer_id, fault_id),
    foreign key (customer_id, trailer_id) references trailer on delete cascade
  )`,
  'create index fault_records_newest on fault_records (customer_id, trailer_id, fault_start desc, fault_id desc)',
  'create index fault_records_open on fault_records (customer_id, trailer_id) where fault_end is null',
]);
