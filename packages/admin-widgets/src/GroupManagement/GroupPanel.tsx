import type { VehicleGroup } from '@gladhand/domain/administration';
import { GroupKind, groupKind } from '@gladhand/domain/groups';
import { useWidgetHost } from '@gladhand/domain/react';
import { ArrowLeftIcon, Button, Icon, Tabs, useBoxQuery, useMessages, useWords } from '@gladhand/ui';
import { HistoryLink } from '../internal/HistoryLink/HistoryLink';
import { COMMON_MESSAGES } from '../internal/messages';
import * as S from './GroupManagement.styles';
import { GroupTrailers } from './GroupTrailers';
import { GroupUsers } from './GroupUsers';
import type { GroupTask } from './groupTask';
import type { GroupTab, GroupView } from './groupView';
import { parentNames } from './groupWords';
import { GROUP_MESSAGES } from './messages';

interface GroupPanelProps {
  customerId: number;
  group: VehicleGroup;
  groups: readonly VehicleGroup[];
  view: GroupView;
  onViewChange: (view: GroupView) => void;
  onBack: () => void;
  /** Left out if nothing can be changed. */
  onTask: ((task: GroupTask) => void) | undefined;
}

/** A group with its parents, trailers and users. */
export function GroupPanel({ customerId, group, groups, view, onViewChange, onBack, onTask }: GroupPanelProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const groupMessages = useMessages(GROUP_MESSAGES);

  const say = useWords();
  const { can } = useWidgetHost();
  const isNarrow = useBoxQuery(({ widthPx }) => widthPx < 768);
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
              {groupMessages.allGroups}
            </Button>
          )}
          <h2>{group.name}</h2>
          <p>
            {isRegular
              ? groupMessages.under(
                  parentNames(group, groups, groupMessages),
                  groupMessages.trailerCount(group.vehicleCount),
                  below,
                )
              : groupMessages.special(say(effectOf(group.kind)))}
          </p>
        </div>
        {isRegular && (
          <S.Buttons>
            {onTask && (
              <>
                <Button size="xsmall" onClick={() => onTask({ kind: 'rename', group })}>
                  {commonMessages.rename}
                </Button>
                <Button size="xsmall" onClick={() => onTask({ kind: 'move', group })}>
                  {groupMessages.move}
                </Button>
                <Button size="xsmall" onClick={() => onTask({ kind: 'delete', group })}>
                  {commonMessages.delete}
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
        <Tabs.List aria-label={groupMessages.contents(group.name)} style={{ paddingInline: 12 }}>
          {isRegular && <Tabs.Trigger value="trailers">{groupMessages.trailersTab(group.vehicleCount)}</Tabs.Trigger>}
          {maySeeUsers && <Tabs.Trigger value="users">{groupMessages.usersTab(group.userCount)}</Tabs.Trigger>}
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
