import { statements } from '../../../database/migrations/statements';

/**
 * What imports have written, so that a repeated request writes nothing twice and an import can be undone. `before` is the
 * geofence that was replaced. The nightly cleanup deletes both tables' old rows.
 */
export const geofenceImports = statements([
  `create table geofence_imports (
    customer_id int not null references customers on delete cascade,
    import_id uuid not null,
    user_id uuid not null,
    applied_at timestamptz not null,
    undone_at timestamptz,
    primary key (customer_id, import_id)
  )`,
  'create index geofence_imports_applied on geofence_imports (applied_at)',
  `create table geofence_import_rows (
    customer_id int not null,
    import_id uuid not null,
    row_id uuid not null,
    geofence_id uuid not null,
    version int not null,
    before jsonb,
    is_undone boolean not null,
    primary key (customer_id, import_id, row_id),
    foreign key (customer_id, import_id) references geofence_imports on delete cascade
  )`,
]);
