import { statements } from '../../../database/migrations/statements';

/** Days of trailers for the back-test. Each strip has its own column, so that only those that are needed are read. */
export const alertDays = statements([
  `create table alert_days (
    customer_id int not null,
    trailer_id uuid not null,
    day date not null,
    carrier text not null,
    fix json not null,
    report json,
    positioned json,
    position json,
    load json,
    bogie_weight_lbs json,
    abs json,
    lights json,
    tether json,
    door json,
    trailer_battery_volts json,
    device_battery_volts json,
    tire_inflation json,
    tire_pressures_psi json,
    tires_c json,
    fuel_percent json,
    alarm_levels json,
    primary key (customer_id, trailer_id, day),
    foreign key (customer_id, trailer_id) references trailer (customer_id, trailer_id) on delete cascade
  )`,
  'create index alert_days_day on alert_days (day)',
]);
