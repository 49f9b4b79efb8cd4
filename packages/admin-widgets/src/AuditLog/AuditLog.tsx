import { AUDIT_AREAS } from '@gladhand/domain/audit';
import { useWidgetHost } from '@gladhand/domain/react';
import {
  Button,
  Chip,
  DownloadIcon,
  Icon,
  lazyPart,
  perLanguage,
  type Say,
  SearchField,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { Suspense, useMemo, useState } from 'react';
import { ListPage } from '../internal/ListPage/ListPage';
import { ListState } from '../internal/ListPage/ListState';
import { useCustomerScope } from '../internal/ListPage/useCustomerScope';
import { useListPage } from '../internal/ListPage/useListPage';
import type { ListViewProps } from '../internal/ListPage/useListView';
import { type LocalizedProps, WidgetTexts } from '../internal/WidgetTexts';
import { optionsIn } from '../internal/writing';
import { AuditLines } from './AuditLines';
import * as S from './AuditLog.styles';
import { type AuditView, FIRST_VIEW, isFiltered, PERIODS } from './auditView';
import { AUDIT_MESSAGES } from './messages';
import { useAuditLines } from './useAuditLines';

const ExportAudit = lazyPart(() => import('./ExportAudit').then((module) => module.ExportAudit));

export type AuditLogProps = ListViewProps<AuditView> & LocalizedProps;

const ALL = 'all';
const areasOf = (say: Say, messages = AUDIT_MESSAGES) => [
  { value: ALL, label: messages.anyArea },
  ...optionsIn(AUDIT_AREAS, say),
];
const spansOf = perLanguage((messages: typeof AUDIT_MESSAGES) => [
  { value: ALL, label: messages.anyPeriod },
  ...PERIODS.map((days) => ({ value: String(days), label: messages.lastDays(days) })),
]);

/** Who changed what and when, with the values before and after. */
export function AuditLog({ messages, ...props }: AuditLogProps) {
  return (
    <WidgetTexts messages={messages}>
      <AuditLogBody {...props} />
    </WidgetTexts>
  );
}

function AuditLogBody(given: AuditLogProps) {
  const messages = useMessages(AUDIT_MESSAGES);

  const say = useWords();
  const areas = useMemo(() => areasOf(say, messages), [say, messages]);
  const { can } = useWidgetHost();
  const [isExporting, setIsExporting] = useState(false);
  const scope = useCustomerScope();
  const { view, setView, updateView, correctView } = useListPage(given, FIRST_VIEW, scope.limit);
  const log = useAuditLines(view, scope.isReady(view));
  const clear = () => setView({ ...FIRST_VIEW, customerId: view.customerId });

  return (
    <ListPage
      layout="flow"
      framed={false}
      title={messages.title}
      scope={scope}
      customerId={view.customerId}
      onScopeChange={(customerId) => updateView({ customerId })}
      actions={
        can('exportAuditLog') && (
          <Button icon={<Icon icon={DownloadIcon} />} disabled={scope.isPending} onClick={() => setIsExporting(true)}>
            {messages.export}
          </Button>
        )
      }
      search={
        <SearchField
          aria-label={messages.search}
          placeholder={messages.search}
          value={view.search}
          onSearch={(search) => updateView({ search })}
        />
      }
      filters={
        <>
          <S.Short
            aria-label={messages.area}
            options={areas}
            value={view.area ?? ALL}
            onChange={(area) => updateView({ area: area === ALL ? null : area })}
          />
          <S.Short
            aria-label={messages.period}
            options={spansOf(messages)}
            value={String(view.days ?? ALL)}
            onChange={(days) => updateView({ days: days === ALL || days === null ? null : Number(days) })}
          />
          {view.target !== null && (
            <Chip
              name={messages.target}
              removeLabel={messages.removeTarget}
              onRemove={() => updateView({ target: null })}
            >
              {view.target}
            </Chip>
          )}
          {isFiltered(view) && (
            <Button kind="link" onClick={clear}>
              {messages.clear}
            </Button>
          )}
        </>
      }
      query={log.query}
      dialogs={
        <Suspense>
          {isExporting && <ExportAudit view={view} customers={scope.customers} onClose={() => setIsExporting(false)} />}
        </Suspense>
      }
    >
      <AuditLines log={log} customers={scope.customers} onPagesChange={(page) => correctView({ page })}>
        <ListState
          query={log.query}
          what={messages.theLog}
          isEmpty={log.lines.length === 0}
          isFiltered={isFiltered(view)}
          texts={messages}
          onClear={clear}
          clearLabel={messages.clear}
        />
      </AuditLines>
    </ListPage>
  );
}
