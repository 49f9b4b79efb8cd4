import { statements } from './statements';

/** The order in which a user sees sensors: one list for each maker of devices and one for the columns of a fleet. */
export const sensorOrders = statements([
  `create table sensor_orders (
    user_id uuid not null references users on delete cascade,
    list text not null check (list in ('Morey', 'Xirgo', 'fleetColumns')),
    sensor_type_ids int[] not null,
    updated_at timestamptz not null,
    primary key (user_id, list)
  )`,
]);
