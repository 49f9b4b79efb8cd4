import type { ControlChoice, DashboardItemId } from '@gladhand/domain';
import { Card, EmptyState, SeverityIcon } from '@gladhand/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import { useControl } from './ControlContext';
import { CountButton } from './CountButton';
import { TrailerRow } from './TrailerRow';
import type { Urgent } from './urgent';

interface UrgentIssuesProps {
  /** The issues that are not put away. */
  items: readonly DashboardItemId[];
  /** The trailers that have one of them. */
  urgent: Urgent;
  now: Date;
}

/** The worst trailers, with what is wrong and where. */
export const UrgentIssues = memo(function UrgentIssues({ items, urgent, now }: UrgentIssuesProps) {
  const { counts } = useControl();
  const choice: ControlChoice = { kind: 'items', items };
  return (
    <Panel
      flush
      title="Urgent issues"
      actions={
        <Total>
          <CountButton choice={choice} count={urgent.count} />
        </Total>
      }
    >
      {urgent.count === 0 ? (
        <EmptyState
          edge="none"
          // where no trailer passes, nothing is known to be good
          icon={counts.all > 0 ? <SeverityIcon tone="good" size={20} /> : undefined}
          title="No urgent issues"
        >
          No trailer that is heard of has one of the chosen issues.
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
