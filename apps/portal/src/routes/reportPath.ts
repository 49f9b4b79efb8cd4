import { REPORT_TYPES } from '@gladhand/domain/reports';
import { REPORTS_TAB, TAB } from './alertTabIds';

const ID = /^[\da-f-]+$/i;

/**
 * The view of the short path of a report type, `/alertconfiguration/yard`, or of one of its reports,
 * `/alertconfiguration/yard/{id}`; undefined for any other path.
 */
export function reportView(part: string, id: string | undefined): Record<string, string> | undefined {
  const type = REPORT_TYPES.find(({ path }) => path.toLowerCase() === part.toLowerCase());
  if (!type || (id !== undefined && !ID.test(id))) return undefined;
  return { [TAB]: REPORTS_TAB, type: String(type.id), ...(id !== undefined && { report: id }) };
}
