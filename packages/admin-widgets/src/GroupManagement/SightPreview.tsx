import { failureOf, type VehicleGroupChangePreview } from '@gladhand/domain';
import type { useApiQuery } from '@gladhand/domain/react';
import { FailedState, Skeleton } from '@gladhand/ui';
import { styled } from 'styled-components';
import { counted } from './groupWords';

type Change = VehicleGroupChangePreview['gaining'];

/** Who would gain and who would lose sight of trailers; nothing has been changed yet. */
export function SightPreview({ preview }: { preview: ReturnType<typeof useApiQuery<VehicleGroupChangePreview>> }) {
  if (preview.error)
    return (
      <FailedState
        what="The preview"
        {...failureOf(preview.error)}
        onRetry={() => preview.refetch()}
        retrying={preview.isRefetching}
      />
    );
  if (!preview.data) return <Skeleton width="100%" height={64} />;
  const { gaining, losing, usersLeftWithoutGroup } = preview.data;
  return (
    <Frame aria-live="polite">
      {gaining.userCount + losing.userCount === 0 && <p>Nobody gains or loses sight of a trailer.</p>}
      <SightList title="lose sight of" singular="loses sight of" change={losing} />
      <SightList title="gain sight of" singular="gains sight of" change={gaining} />
      {usersLeftWithoutGroup > 0 && (
        <p>
          {counted(usersLeftWithoutGroup, 'user')} would be in no group any more, and see no trailer of this customer.
        </p>
      )}
    </Frame>
  );
}

function SightList({ title, singular, change }: { title: string; singular: string; change: Change }) {
  if (change.userCount === 0) return null;
  const more = change.userCount - change.users.length;
  return (
    <section>
      <h3>
        {counted(change.userCount, 'user')} {change.userCount === 1 ? singular : title}{' '}
        {counted(change.vehicleCount, 'trailer')}
      </h3>
      <ul>
        {change.users.map(({ email, vehicleCount, unitIds }) => (
          <li key={email}>
            <bdi>{email}</bdi>
            <span>
              {unitIds.join(', ')}
              {vehicleCount > unitIds.length && ` and ${(vehicleCount - unitIds.length).toLocaleString('en-US')} more`}
            </span>
          </li>
        ))}
        {more > 0 && <li>and {counted(more, 'more user')}</li>}
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
