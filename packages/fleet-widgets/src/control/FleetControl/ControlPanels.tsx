import { dashboardItemsOf } from '@gladhand/domain/control';
import { useWidgetHost } from '@gladhand/domain/react';
import { ArrowRightIcon, Icon, Skeleton, useMessages, useWords } from '@gladhand/ui';
import { type RefObject, useContext, useMemo } from 'react';
import { NoVisibleTrailers } from '../../internal/NoVisibleTrailers';
import { FleetMapBody } from '../../map/FleetMap/FleetMap';
import { CountedList } from './CountedList';
import { listTitle } from './controlWords';
import { FaultTable } from './FaultTable';
import * as S from './FleetControlScreen.styles';
import { FollowContext, HostLink } from './HostLink';
import { shownItems } from './hiddenItems';
import { ItemPanel } from './ItemPanel';
import { KeyCounts } from './KeyCounts';
import { FLEET_CONTROL_MESSAGES } from './messages';
import { RemoteCountedList } from './RemoteCountedList';
import { SharePanel } from './SharePanel';
import type { FleetControlScreenProps } from './screenProps';
import { UrgentIssues } from './UrgentIssues';

interface ControlPanelsProps extends FleetControlScreenProps {
  side: RefObject<HTMLDivElement | null>;
  listed: boolean;
  onCloseList: () => void;
}

/** The counts, the map with the panel beside it, and the visible widgets. */
export function ControlPanels(props: ControlPanelsProps) {
  const messages = useMessages(FLEET_CONTROL_MESSAGES);
  const say = useWords();

  const { controlled, hidden, now, listed, filter } = props;
  const { asOf, total, leftOut, rows, remoteRows, urgent } = controlled;
  const { links, can } = useWidgetHost();
  const showsHealth = can('action:fleetHealth');
  const follow = useContext(FollowContext);
  const shown = useMemo(
    () => ({
      issues: shownItems('urgentIssues', hidden).map(({ id }) => id),
      security: shownItems('security', hidden),
      maintenance: shownItems('recommendedMaintenance', hidden),
      utilization: shownItems('trailerUtilization', hidden),
    }),
    [hidden],
  );
  const { issues, security, maintenance, utilization } = shown;
  const hasSide = listed || (issues.length > 0 && showsHealth && !props.totalsOnly);

  if (asOf && total - leftOut - controlled.broken.length <= 0) {
    return <NoVisibleTrailers framed />;
  }
  const shared = { title: listTitle(filter, messages, say), now, onClose: props.onCloseList };
  const list =
    (rows && <CountedList {...shared} rows={rows} />) ??
    (remoteRows && <RemoteCountedList {...shared} list={remoteRows} />);
  const side = listed ? list : urgent && <UrgentIssues items={issues} urgent={urgent} now={now} />;
  const goTo = (id: string) => {
    const vin = controlled.vinOf(id);
    const href = vin === undefined ? undefined : links.trailer?.(vin);
    if (href !== undefined) (follow ?? leave)(href);
  };
  return (
    <>
      <KeyCounts loading={!asOf} someLeftOut={leftOut > 0} />
      {props.totalsOnly ? (
        asOf && listed && <S.Side ref={props.side}>{list}</S.Side>
      ) : (
        <>
          <S.Main data-side={hasSide || undefined}>
            {hasSide && (
              <S.Side ref={props.side}>{(asOf && side) ?? <S.Waiting aria-busy="true">{WAITING}</S.Waiting>}</S.Side>
            )}
            <S.MapSide>
              <FleetMapBody
                engine={props.engine}
                trailers={controlled.passing}
                marks={controlled.marks}
                now={now}
                visible={total - leftOut}
                loading={!asOf}
                choice={
                  controlled.isCurrent ? JSON.stringify([filter.customerId, filter.groups, filter.vins]) : undefined
                }
                onSelect={links.trailer && goTo}
              />
              {props.trackingHref && (
                <S.OpenTracking>
                  <HostLink href={props.trackingHref}>
                    {messages.openInTracking} <Icon icon={ArrowRightIcon} size={14} />
                  </HostLink>
                </S.OpenTracking>
              )}
            </S.MapSide>
          </S.Main>
          {asOf && showsHealth && (
            <S.Panels>
              <FaultTable />
              {utilization.length > 0 && (
                <SharePanel title={messages.trailerUtilization} items={utilization} sharesOf="trailerUtilization" />
              )}
              {security.length + maintenance.length > 0 && (
                <S.Stack>
                  {security.length > 0 && <ItemPanel title={messages.security} items={security} />}
                  {maintenance.length > 0 && <ItemPanel title={messages.recommendedMaintenance} items={maintenance} />}
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
const leave = (href: string) => location.assign(href);
