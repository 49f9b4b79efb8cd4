import { statements } from '../../../database/migrations/statements';

/**
 * Files whose bytes are outside of the database. They are noted in a table without references: what remains of it after
 * rows of files were deleted, for whatever reason, are the objects that still have to be deleted.
 */
export const reportFileObjects = statements([
  `alter table report_files add column store text not null default 'database'`,
  `create table report_file_objects (
    customer_id int not null,
    file_id uuid not null,
    noticed_at timestamptz,
    primary key (customer_id, file_id)
  )`,
]);
