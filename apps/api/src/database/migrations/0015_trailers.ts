import { statements } from './statements';

/** Trailer fields that administrators maintain, and devices that are not installed on a trailer yet. */
export const trailers = statements([
  'alter table trailer add column cargo_camera_serial_number text',
  'alter table trailer add column thermo_king_external_id text',
  `create unique index trailer_cargo_camera on trailer (cargo_camera_serial_number)
    where cargo_camera_serial_number is not null`,
  `create table sensor_boxes (
    ext_mfgr_serial_num text primary key,
    iccid text,
    sensor_box_mfgr_id int not null,
    customer_id int references customers on delete cascade,
    updated_at timestamptz not null
  )`,
]);
