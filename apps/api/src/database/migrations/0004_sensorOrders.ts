import { statements } from './statements';

/** A user's order of sensors: one list per device manufacturer and one for the columns of a fleet. */
export const sensorOrders = statements([
  `create table sensor_orders (
    user_id uuid not null references users on delete cascade,
    list text not null check (list in ('Morey', 'Xirgo', 'fleetColumns')),
    sensor_type_ids int[] not null,
    updated_at timestamptz not null,
    primary key (user_id, list)
  )`,
]);
