import { statements } from '../../../database/migrations/statements';

/** Categories that customers have added. A geofence names one by its id, in the column of the built-in ones. */
export const geofenceCategories = statements([
  `create table geofence_categories (
    customer_id int not null references customers on delete cascade,
    category_id uuid not null,
    label text not null,
    free_minutes int not null,
    primary key (customer_id, category_id)
  )`,
  'create unique index geofence_categories_label on geofence_categories (customer_id, lower(label))',
]);
