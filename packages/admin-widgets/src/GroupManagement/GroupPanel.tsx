import { GroupKind, groupKind, type VehicleGroup } from '@gladhand/domain';
import { useWidgetHost } from '@gladhand/domain/react';
import { ArrowLeftIcon, Button, Icon, Tabs, useMediaQuery } from '@gladhand/ui';
import { HistoryLink } from '../internal/HistoryLink/HistoryLink';
import type { GroupTask } from './GroupDialogs';
import * as S from './GroupManagement.styles';
import { GroupTrailers } from './GroupTrailers';
import { GroupUsers } from './GroupUsers';
import type { GroupTab, GroupView } from './groupView';
import { counted, parentNames } from './groupWords';

interface GroupPanelProps {
  customerId: number;
  group: VehicleGroup;
  groups: readonly VehicleGroup[];
  view: GroupView;
  onViewChange: (view: GroupView) => void;
  onBack: () => void;
  /** Left out: nothing can be changed. */
  onTask: ((task: GroupTask) => void) | undefined;
}

/** One group: where it stands, its trailers and its users. */
export function GroupPanel({ customerId, group, groups, view, onViewChange, onBack, onTask }: GroupPanelProps) {
  const { can } = useWidgetHost();
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const isRegular = group.kind === GroupKind.Regular;
  const maySeeUsers = can('vehicleGroupUsers');
  const tab: GroupTab = maySeeUsers && (view.tab === 'users' || !isRegular) ? 'users' : 'trailers';
  const below = group.totalVehicleCount - group.vehicleCount;
  return (
    <S.Group aria-label={group.name}>
      <S.Head>
        <div>
          {isNarrow && (
            <Button kind="link" icon={<Icon icon={ArrowLeftIcon} />} onClick={onBack}>
              All groups
            </Button>
          )}
          <h2>{group.name}</h2>
          <p>
            {isRegular
              ? `Under: ${parentNames(group, groups)} · ${counted(group.vehicleCount, 'trailer')}${
                  below > 0 ? `, ${below.toLocaleString('en-US')} more below` : ''
                }`
              : `Special group. ${effectOf(group.kind)}`}
          </p>
        </div>
        {isRegular && (
          <S.Buttons>
            {onTask && (
              <>
                <Button size="xsmall" onClick={() => onTask({ kind: 'rename', group })}>
                  Rename
                </Button>
                <Button size="xsmall" onClick={() => onTask({ kind: 'move', group })}>
                  Move
                </Button>
                <Button size="xsmall" onClick={() => onTask({ kind: 'delete', group })}>
                  Delete
                </Button>
              </>
            )}
            <HistoryLink size="xsmall" target={group.name} customerId={customerId} />
          </S.Buttons>
        )}
      </S.Head>
      <S.TabRoot
        value={tab}
        onValueChange={(next) => onViewChange({ ...view, tab: next as GroupTab, search: '', page: 1 })}
      >
        <Tabs.List aria-label={`What ${group.name} holds`} style={{ paddingInline: 12 }}>
          {isRegular && (
            <Tabs.Trigger value="trailers">Trailers {group.vehicleCount.toLocaleString('en-US')}</Tabs.Trigger>
          )}
          {maySeeUsers && <Tabs.Trigger value="users">Users {group.userCount.toLocaleString('en-US')}</Tabs.Trigger>}
        </Tabs.List>
        {isRegular && (
          <S.TabContent value="trailers">
            <GroupTrailers
              customerId={customerId}
              group={group}
              search={view.search}
              page={view.page}
              onPlaceChange={(place) => onViewChange({ ...view, ...place })}
              onTask={onTask}
            />
          </S.TabContent>
        )}
        {maySeeUsers && (
          <S.TabContent value="users">
            <GroupUsers
              customerId={customerId}
              group={group}
              page={view.page}
              onPageChange={(page) => onViewChange({ ...view, page })}
              onTask={onTask}
            />
          </S.TabContent>
        )}
      </S.TabRoot>
    </S.Group>
  );
}

const effectOf = (kind: string) => {
  const word = groupKind(kind as GroupKind);
  return 'effect' in word ? String(word.effect) : '';
};
