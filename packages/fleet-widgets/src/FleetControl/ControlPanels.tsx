import { CLUSTERED_ON_CLIENT_UP_TO, dashboardItemsOf } from '@gladhand/domain';
import { ArrowRightIcon, EmptyState, Icon, Skeleton } from '@gladhand/ui';
import { type RefObject, useMemo } from 'react';
import { FleetMap } from '../map/FleetMap/FleetMap';
import { CountedList } from './CountedList';
import { controlRows } from './controlRows';
import { listTitle } from './controlWords';
import { FaultTable } from './FaultTable';
import type { FleetControlScreenProps } from './FleetControlScreen';
import * as S from './FleetControlScreen.styles';
import { HostLink } from './HostLink';
import { shownItems } from './hiddenItems';
import { ItemPanel } from './ItemPanel';
import { KeyCounts } from './KeyCounts';
import { UrgentIssues } from './UrgentIssues';

interface ControlPanelsProps extends FleetControlScreenProps {
  side: RefObject<HTMLDivElement | null>;
  listed: boolean;
  onCloseList: () => void;
}

/** The counts, the map with what stands beside it, and the widgets that are not put away. */
export function ControlPanels(props: ControlPanelsProps) {
  const { positions, trailers, rows, inForce, hidden, now, listed, filter } = props;
  const snapshot = positions.data;
  const urgent = useMemo(() => shownItems('urgentIssues', hidden).map(({ id }) => id), [hidden]);
  const urgentRows = useMemo(
    () => (urgent.length > 0 ? controlRows(trailers, { ...inForce, items: urgent }) : []),
    [trailers, inForce, urgent],
  );
  const security = shownItems('security', hidden);
  const maintenance = shownItems('recommendedMaintenance', hidden);
  const utilization = shownItems('trailerUtilization', hidden);
  const hasSide = listed || (urgent.length > 0 && !props.totalsOnly);

  if (snapshot?.tooMany) {
    return (
      <EmptyState title={`${snapshot.total.toLocaleString('en-US')} trailers are too many to count here`}>
        Fleet Control counts up to {CLUSTERED_ON_CLIENT_UP_TO.toLocaleString('en-US')} trailers. Choose a customer, or
        see all of them in Tracking.
      </EmptyState>
    );
  }
  if (snapshot && trailers.length === 0) {
    return (
      <EmptyState title="No trailers in sight">
        Trailers stand here once a device reports from them and they belong to a customer or group of yours.
      </EmptyState>
    );
  }
  const list = listed && (
    <CountedList title={listTitle(filter)} trailers={rows} now={now} onClose={props.onCloseList} />
  );
  return (
    <>
      <KeyCounts loading={!snapshot} someLeftOut={(snapshot?.trailers.length ?? 0) > trailers.length} />
      {props.totalsOnly ? (
        snapshot && listed && <S.Side ref={props.side}>{list}</S.Side>
      ) : (
        <>
          <S.Main data-side={hasSide || undefined}>
            {hasSide && (
              <S.Side ref={props.side}>
                {!snapshot && <S.Waiting aria-busy="true">{WAITING}</S.Waiting>}
                {snapshot && (list || <UrgentIssues items={urgent} trailers={urgentRows} now={now} />)}
              </S.Side>
            )}
            <S.MapSide>
              <FleetMap engine={props.engine} trailers={rows} now={now} loading={!snapshot} />
              {props.trackingHref && (
                <S.OpenTracking>
                  <HostLink href={props.trackingHref}>
                    Open in Tracking <Icon icon={ArrowRightIcon} size={14} />
                  </HostLink>
                </S.OpenTracking>
              )}
            </S.MapSide>
          </S.Main>
          {snapshot && (
            <S.Panels>
              <FaultTable />
              {utilization.length > 0 && (
                <ItemPanel title="Trailer utilization" items={utilization} sharesOf="trailerUtilization" />
              )}
              {security.length + maintenance.length > 0 && (
                <S.Stack>
                  {security.length > 0 && <ItemPanel title="Security" items={security} />}
                  {maintenance.length > 0 && <ItemPanel title="Recommended maintenance" items={maintenance} />}
                </S.Stack>
              )}
            </S.Panels>
          )}
        </>
      )}
    </>
  );
}

const WAITING = dashboardItemsOf('urgentIssues').map(({ id }) => <Skeleton key={id} height={38} />);
