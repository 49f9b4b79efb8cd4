import { AUDIT_AREAS } from '@gladhand/domain/audit';
import { defineListParams, type ListParam } from '../internal/ListPage/listParams';
import { idParam, numberParam, optionalWordParam, pageParam, textParam } from '../internal/ListPage/paramKinds';
import { type AuditView, FIRST_VIEW, MAX_PAGES, PERIODS } from './auditView';

const daysParam: ListParam<number | null> = {
  name: 'days',
  read: (text) => PERIODS.find((days) => String(days) === text),
  write: (days) => String(days ?? ''),
};

const pagesParam: ListParam<number> = {
  ...pageParam(),
  read(text) {
    const page = pageParam().read(text);
    return page && Math.min(page, MAX_PAGES);
  },
};

/** The view of the audit log in a URL. */
export const auditListParams = defineListParams<AuditView>(FIRST_VIEW, {
  customerId: numberParam('customer'),
  search: textParam('search'),
  area: optionalWordParam(
    'area',
    AUDIT_AREAS.map(({ id }) => id),
  ),
  days: daysParam,
  target: idParam('target'),
  page: pagesParam,
});
