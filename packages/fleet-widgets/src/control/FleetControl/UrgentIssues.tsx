import type { ControlChoice, DashboardItemId } from '@gladhand/domain/control';
import { Card, EmptyState, SeverityIcon, useMessages } from '@gladhand/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import { useControl } from './ControlContext';
import { CountButton } from './CountButton';
import { FLEET_CONTROL_MESSAGES } from './messages';
import { TrailerRow } from './TrailerRow';
import type { Urgent } from './urgent';

interface UrgentIssuesProps {
  /** The visible issues. */
  items: readonly DashboardItemId[];
  /** Trailers with at least one of them. */
  urgent: Urgent;
  now: Date;
}

/** The worst trailers, with their issues and places. */
export const UrgentIssues = memo(function UrgentIssues({ items, urgent, now }: UrgentIssuesProps) {
  const messages = useMessages(FLEET_CONTROL_MESSAGES);

  const { counts } = useControl();
  const choice: ControlChoice = { kind: 'items', items };
  return (
    <Panel
      flush
      title={messages.urgentIssues}
      actions={
        <Total>
          <CountButton choice={choice} count={urgent.count} />
        </Total>
      }
    >
      {urgent.count === 0 ? (
        <EmptyState
          edge="none"
          // Without matching trailers nothing is known to be good
          icon={counts.all > 0 ? <SeverityIcon tone="good" size={20} /> : undefined}
          title={messages.noUrgentIssues}
        >
          {messages.noSelectedIssues}
        </EmptyState>
      ) : (
        <List>
          {urgent.worst.map((trailer) => (
            <li key={trailer.id}>
              <TrailerRow trailer={trailer} now={now} />
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
});

const Panel = styled(Card)`
  block-size: 100%;
  min-block-size: 0;
  > :last-child {
    overflow: auto;
  }
`;

const Total = styled.span`
  font: 600 13px/20px var(--gh-font-sans);
  color: var(--gh-color-text-brand);
  text-align: end;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid var(--gh-color-border-hairline);
  list-style: none;
  > li:last-child > a {
    border-block-end: 0;
  }
`;
