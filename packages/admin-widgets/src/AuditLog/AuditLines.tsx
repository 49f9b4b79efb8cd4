import { failureOf } from '@gladhand/domain';
import type { Customer } from '@gladhand/domain/customers';
import { useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, Skeleton, useMessages } from '@gladhand/ui';
import type { ReactNode } from 'react';
import * as S from './AuditLog.styles';
import { AuditTable } from './AuditTable';
import { AUDIT_MESSAGES } from './messages';
import type { AuditLines as Lines } from './useAuditLines';

interface AuditLinesProps {
  log: Lines;
  customers: readonly Customer[];
  onPagesChange: (pages: number) => void;
  /** Shown when there are no lines. */
  children: ReactNode;
}

const LOADING_WIDTHS = ['72%', '84%', '66%', '90%', '78%', '70%'];

/** The loaded lines of the audit log, and a button that loads more of them. */
export function AuditLines({ log, customers, onPagesChange, children }: AuditLinesProps) {
  const messages = useMessages(AUDIT_MESSAGES);

  const { locale } = useWidgetHost();
  const count = log.lines.length.toLocaleString(locale);
  return (
    <S.Lines aria-busy={log.isPending}>
      {log.isPending && LOADING_WIDTHS.map((width) => <Skeleton key={width} width={width} height={16} />)}
      {children}
      {log.lines.length > 0 && (
        <>
          <AuditTable lines={log.lines} customers={customers} />
          {log.moreFailed && (
            <Banner tone="critical" title={messages.moreFailed}>
              {failureOf(log.moreFailed).message}
            </Banner>
          )}
          <S.Foot>
            <span role="status">{log.hasMore ? messages.some(count) : messages.count(count)}</span>
            {log.hasMore && log.isFull && <span>{messages.tooMany}</span>}
            {log.hasMore && !log.isFull && (
              <Button working={log.isLoadingMore} onClick={() => log.loadMore(onPagesChange)}>
                {messages.more}
              </Button>
            )}
          </S.Foot>
        </>
      )}
    </S.Lines>
  );
}
