import { failureOf } from '@gladhand/domain';
import type { VehicleGroupChangePreview } from '@gladhand/domain/administration';
import type { useApiQuery } from '@gladhand/domain/react';
import { FailedState, Skeleton, useMessages } from '@gladhand/ui';
import { styled } from 'styled-components';
import { GROUP_MESSAGES } from './messages';

type Change = VehicleGroupChangePreview['gaining'];

/** The users who would gain or lose access to trailers. Nothing has changed yet. */
export function AccessPreview({ preview }: { preview: ReturnType<typeof useApiQuery<VehicleGroupChangePreview>> }) {
  const messages = useMessages(GROUP_MESSAGES);

  if (preview.error)
    return (
      <FailedState
        what={messages.preview}
        {...failureOf(preview.error)}
        onRetry={() => preview.refetch()}
        retrying={preview.isRefetching}
      />
    );
  if (!preview.data) return <Skeleton width="100%" height={64} />;
  const { gaining, losing, usersLeftWithoutGroup } = preview.data;
  return (
    <Frame aria-live="polite">
      {gaining.userCount + losing.userCount === 0 && <p>{messages.noAccessChange}</p>}
      <AccessList title={messages.losing} change={losing} />
      <AccessList title={messages.gaining} change={gaining} />
      {usersLeftWithoutGroup > 0 && <p>{messages.leftWithoutGroup(usersLeftWithoutGroup)}</p>}
    </Frame>
  );
}

interface AccessListProps {
  title: (users: number, trailers: number) => string;
  change: Change;
}

function AccessList({ title, change }: AccessListProps) {
  const messages = useMessages(GROUP_MESSAGES);

  if (change.userCount === 0) return null;
  const hiddenUsers = change.userCount - change.users.length;
  return (
    <section>
      <h3>{title(change.userCount, change.vehicleCount)}</h3>
      <ul>
        {change.users.map(({ email, vehicleCount, unitIds }) => (
          <li key={email}>
            <bdi>{email}</bdi>
            <span>
              {unitIds.join(', ')}
              {vehicleCount > unitIds.length && messages.moreTrailers(vehicleCount - unitIds.length)}
            </span>
          </li>
        ))}
        {hiddenUsers > 0 && <li>{messages.moreUsers(hiddenUsers)}</li>}
      </ul>
    </section>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 12px;
  padding: 12px;
  border-radius: var(--gh-radius-sm);
  background: var(--gh-color-surface-sunken);
  font: var(--gh-text-13);

  p,
  h3,
  ul {
    margin: 0;
    padding: 0;
  }
  h3 {
    font-weight: 600;
    font-size: 13px;
  }
  ul {
    max-block-size: 168px;
    overflow: auto;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    padding: 2px 0;
    overflow-wrap: anywhere;
  }
  li > span {
    color: var(--gh-color-text-muted);
  }
`;
