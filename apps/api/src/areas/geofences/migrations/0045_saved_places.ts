import { statements } from '../../../database/migrations/statements';

/** Places that customers have saved. */
export const savedPlaces = statements([
  `create table saved_places (
    customer_id int not null references customers on delete cascade,
    place_id uuid not null,
    name text not null,
    lat double precision not null,
    lng double precision not null,
    note text,
    version int not null,
    primary key (customer_id, place_id)
  )`,
]);
