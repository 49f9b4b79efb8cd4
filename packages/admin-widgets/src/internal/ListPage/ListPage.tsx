import { PageHeader, ScopeSelect, useMessages } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { COMMON_MESSAGES } from '../messages';
import { ListFrame, type ListFrameProps } from './ListFrame';
import * as S from './ListPage.styles';
import type { CustomerScope } from './useCustomerScope';

export interface ListPageProps extends ListFrameProps {
  title: string;
  /** The number of records, such as '12 users'. */
  meta?: string | undefined;
  /** The customers that the list can be limited to. The choice appears where there are several. */
  scope?: CustomerScope | undefined;
  customerId?: number | null | undefined;
  onScopeChange?: ((customerId: number | null) => void) | undefined;
  /** Buttons in the head; the primary one last. */
  actions?: ReactNode;
  /** Whether the table fills the height and scrolls, or the page scrolls with its table. @default 'fill' */
  layout?: 'fill' | 'flow' | undefined;
  /** Dialogs above the page. */
  dialogs?: ReactNode;
}

/** A page that is a list of records: head, toolbar, table and pagination. */
export function ListPage(props: ListPageProps) {
  const messages = useMessages(COMMON_MESSAGES);

  const { title, meta, scope, customerId = null, onScopeChange, actions, layout = 'fill', dialogs, ...frame } = props;
  return (
    <S.Page data-layout={layout}>
      <PageHeader
        title={title}
        meta={meta}
        actions={
          <>
            {scope?.hasChoice && onScopeChange && (
              <ScopeSelect
                label={messages.customer}
                allLabel={messages.allCustomers}
                options={scope.options}
                value={customerId}
                onChange={onScopeChange}
              />
            )}
            {actions}
          </>
        }
      />
      <ListFrame {...frame} />
      {dialogs}
    </S.Page>
  );
}
