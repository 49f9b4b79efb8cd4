import { AUDIT_AREAS } from '@gladhand/domain';
import { customersQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Button, Chip, DownloadIcon, Icon, lazyPart, PageHeader, ScopeSelect, SearchField } from '@gladhand/ui';
import { Suspense, useMemo, useState } from 'react';
import { customerOf } from '../internal/listView/customerOf';
import { type ListViewProps, useListView } from '../internal/listView/useListView';
import { AuditLines } from './AuditLines';
import * as S from './AuditLog.styles';
import { type AuditView, FIRST_VIEW, isFiltered, PERIODS } from './auditView';
import { AUDIT_MESSAGES as TEXT } from './messages';

const ExportAudit = lazyPart(() => import('./ExportAudit').then((module) => module.ExportAudit));

export type AuditLogProps = ListViewProps<AuditView>;

const ALL = 'all';
const AREAS = [{ value: ALL, label: TEXT.anyArea }, ...AUDIT_AREAS.map(({ id, label }) => ({ value: id, label }))];
const SPANS = [
  { value: ALL, label: TEXT.anyPeriod },
  ...PERIODS.map((days) => ({ value: String(days), label: TEXT.lastDays(days) })),
];

/** Who changed what, and when, with the values before and after. */
export function AuditLog(given: AuditLogProps) {
  const { can } = useWidgetHost();
  const [exporting, setExporting] = useState(false);
  const { view: wanted, setView } = useListView(given, FIRST_VIEW);
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 });
  const view = { ...wanted, customerId: customerOf(wanted.customerId, customers.data) };
  const narrow = (change: Partial<AuditView>) => setView({ ...view, page: 1, ...change });
  const clear = () => setView({ ...FIRST_VIEW, customerId: view.customerId });
  const options = useMemo(
    () => (customers.data ?? []).map(({ id, shortName }) => ({ id, label: shortName })),
    [customers.data],
  );

  return (
    <S.Page>
      <PageHeader
        title={TEXT.title}
        actions={
          <>
            {options.length > 1 && (
              <ScopeSelect
                label="Customer"
                allLabel="All Customers"
                options={options}
                value={view.customerId}
                onChange={(customerId) => narrow({ customerId })}
              />
            )}
            {can('exportAuditLog') && (
              <Button
                icon={<Icon icon={DownloadIcon} />}
                disabled={customers.isPending}
                onClick={() => setExporting(true)}
              >
                {TEXT.export}
              </Button>
            )}
          </>
        }
      />
      <S.Toolbar>
        <SearchField
          aria-label={TEXT.search}
          placeholder={TEXT.search}
          value={view.search}
          onSearch={(search) => narrow({ search })}
        />
        <S.Short
          aria-label={TEXT.area}
          options={AREAS}
          value={view.area ?? ALL}
          onChange={(area) => narrow({ area: area === ALL ? null : area })}
        />
        <S.Short
          aria-label={TEXT.period}
          options={SPANS}
          value={String(view.days ?? ALL)}
          onChange={(days) => narrow({ days: days === ALL || days === null ? null : Number(days) })}
        />
        {view.target !== null && (
          <Chip name={TEXT.target} removeLabel={TEXT.removeTarget} onRemove={() => narrow({ target: null })}>
            {view.target}
          </Chip>
        )}
        {isFiltered(view) && (
          <Button kind="link" onClick={clear}>
            {TEXT.clear}
          </Button>
        )}
      </S.Toolbar>
      <AuditLines
        view={view}
        ready={view.customerId === null || !customers.isPending}
        customers={customers.data ?? []}
        onPages={(page) => setView({ ...view, page }, { replace: true })}
        onClear={clear}
      />
      <Suspense>
        {exporting && <ExportAudit view={view} customers={customers.data ?? []} onClose={() => setExporting(false)} />}
      </Suspense>
    </S.Page>
  );
}
