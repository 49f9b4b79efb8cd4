import { AREAS } from '../areas';
import { createTakeReports } from '../ingest/takeReports';

/** Takes reports, with the followers of all areas. */
export const takeReports = createTakeReports(AREAS);
