import { statements } from './statements';

const CURRENT = 'where is_current';

/**
 * Records of trailers that have changed hands, and of trailers on lease. Each customer that holds a trailer has a record
 * of its own. `trailer` is what can be seen: the current records. Those of leases wait there until they begin. The rows of
 * ended ones stay until retention deletes them, so that a customer keeps its history.
 */
export const custody = statements([
  'alter table trailer rename to trailer_records',
  `alter table trailer_records
    add is_current boolean not null default true,
    add held_since timestamptz,
    add held_until timestamptz,
    add line_id uuid,
    add lessor_customer_id int,
    add lessor_trailer_id uuid,
    add lent_from timestamptz,
    add lent_until timestamptz,
    add constraint trailer_records_lessor check (num_nulls(lessor_customer_id, lessor_trailer_id) in (0, 2))`,
  // Queries on current records use these indexes, some of them without reading the table.
  'drop index trailer_vin',
  `create unique index trailer_vin on trailer_records (vin) ${CURRENT} and lessor_trailer_id is null`,
  `create index trailer_current_vin on trailer_records (vin) ${CURRENT}`,
  'drop index trailer_cargo_camera',
  `create unique index trailer_cargo_camera on trailer_records (cargo_camera_serial_number)
    ${CURRENT} and cargo_camera_serial_number is not null`,
  'drop index trailer_serial',
  `create index trailer_serial on trailer_records (serial_number) ${CURRENT}`,
  'drop index trailer_unit_order',
  `create index trailer_unit_order on trailer_records (customer_id, (lower(unit_id collate "C")), trailer_id) ${CURRENT}`,
  'drop index trailer_vin_order',
  `create index trailer_vin_order on trailer_records (customer_id, (lower(vin collate "C")), trailer_id) ${CURRENT}`,
  'drop index trailer_deactivated',
  `create index trailer_deactivated on trailer_records (customer_id, trailer_id)
    ${CURRENT} and sim_status = 'deactivated'`,
  'drop index trailer_search_unit',
  `create index trailer_search_unit on trailer_records ((lower(unit_id collate "C")), vin) ${CURRENT}`,
  'drop index trailer_search_vin',
  `create index trailer_search_vin on trailer_records ((lower(vin collate "C"))) ${CURRENT}`,
  'drop index trailer_search_serial',
  `create index trailer_search_serial on trailer_records ((lower(serial_number collate "C")), vin) ${CURRENT}`,
  'drop index trailer_vin_place',
  `create index trailer_vin_place on trailer_records (vin collate "C") ${CURRENT}`,
  'create index trailer_leased on trailer_records (lessor_trailer_id) where lessor_trailer_id is not null',
  `create index trailer_leased_key on trailer_records (customer_id, trailer_id)
    where lessor_trailer_id is not null`,
  'create index trailer_ended_vin on trailer_records (vin) where held_until is not null',
  `create index trailer_ended on trailer_records (customer_id, held_until) where held_until is not null`,
  `create view trailer as select * from trailer_records ${CURRENT}`,
  // What a customer has or had: lessees keep nothing after their lease.
  `create view trailer_history as select * from trailer_records
    where is_current or (held_until is not null and lessor_trailer_id is null)`,
  // Who held a trailer when. A trailer that never changed hands has no rows.
  `create table trailer_holders (
    line_id uuid not null,
    held_since timestamptz,
    held_until timestamptz,
    customer_id int not null,
    trailer_id uuid not null,
    foreign key (customer_id, trailer_id) references trailer_records on delete cascade
  )`,
  'create index trailer_holders_line on trailer_holders (line_id, held_since)',
  'create index trailer_holders_record on trailer_holders (customer_id, trailer_id)',
]);
