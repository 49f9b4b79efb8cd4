import { statements } from '../../../database/migrations/statements';

/** Trailers by complete number or its beginning, over all customers. The expressions must match those in `sql.ts`. */
export const search = statements([
  'create index trailer_search_unit on trailer ((lower(unit_id collate "C")), vin)',
  'create index trailer_search_vin on trailer ((lower(vin collate "C")))',
  'create index trailer_search_serial on trailer ((lower(serial_number collate "C")), vin)',
]);
