import { groupNames } from '@gladhand/domain/control';
import type { IssueState, MaintenanceIssuePage } from '@gladhand/domain/maintenance';
import { useApiQuery, useReadingFormats } from '@gladhand/domain/react';
import {
  Button,
  Chip,
  Icon,
  ListFilterIcon,
  MultiSelect,
  SearchField,
  SegmentedControl,
  Select,
  ToggleChip,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { useId, useMemo, useState } from 'react';
import { geofencesQuery } from '../../internal/geofenceQueries';
import { groupsQuery } from '../../internal/pickers/groupsQuery';
import { stateText } from '../internal/issueWords';
import {
  EMPTY_MAINTENANCE_VIEW,
  filterCount,
  ISSUE_ORDERS,
  isFiltered,
  type MaintenanceView,
  SHOWN_STATES,
} from '../internal/maintenanceView';
import { StateIcon } from '../internal/StateIcon';
import * as S from './IssueFilters.styles';
import { MAINTENANCE_MESSAGES } from './messages';

interface IssueFiltersProps {
  page: MaintenanceIssuePage | undefined;
  view: MaintenanceView;
  /** The chosen or the only customer; null for several. */
  customerId: number | null;
  onChange: (change: Partial<MaintenanceView>) => void;
}

const ALL = 'all';
const TRAILER_STATES: readonly IssueState[] = ['critical', 'caution', 'notReporting'];

/** State, search, filters and order of the list. All filters combine. */
export function IssueFilters({ page, view, customerId, onChange }: IssueFiltersProps) {
  const messages = useMessages(MAINTENANCE_MESSAGES);
  const say = useWords();
  const { count } = useReadingFormats();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const inState = (state?: string) =>
    (page?.counts ?? [])
      .filter((one) => (view.kind === null || one.kind === view.kind) && (state === undefined || one.state === state))
      .reduce((sum, one) => sum + one.count, 0);
  const active = filterCount(view);
  const clear = () => {
    const { order, issueId } = view;
    onChange({ ...EMPTY_MAINTENANCE_VIEW, customerId: view.customerId, order, issueId });
  };
  return (
    <S.Filters>
      <SegmentedControl
        label={messages.state}
        value={view.state ?? ALL}
        onChange={(state) => onChange({ state: SHOWN_STATES.find((one) => one === state) ?? null })}
        segments={[
          { value: ALL, label: messages.all, count: page && count(inState()) },
          ...SHOWN_STATES.map((state) => ({
            value: state,
            label: stateText(state, say),
            count: page && count(inState(state)),
            icon: <StateIcon state={state} size={12} />,
          })),
        ]}
      />
      <S.FilterLine>
        <SearchField
          aria-label={messages.search}
          placeholder={messages.search}
          value={view.search}
          onSearch={(search) => onChange({ search })}
        />
        <Select
          aria-label={messages.order}
          options={ISSUE_ORDERS.map((order) => ({ value: order, label: messages.orders[order] }))}
          value={view.order}
          onChange={(order) => onChange({ order: ISSUE_ORDERS.find((one) => one === order) ?? 'score' })}
        />
        <Button
          icon={<Icon icon={ListFilterIcon} />}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {active > 0 ? messages.filtersOn(count(active)) : messages.filters}
        </Button>
      </S.FilterLine>
      {isOpen && <FilterPanel id={panelId} view={view} customerId={customerId} onChange={onChange} />}
      {isFiltered(view) && (
        <S.Chips>
          {view.trailerStates.map((state) => (
            <Chip
              key={state}
              name={messages.trailerHas}
              removeLabel={messages.removeFilter(stateText(state, say))}
              onRemove={() => onChange({ trailerStates: view.trailerStates.filter((one) => one !== state) })}
            >
              {stateText(state, say)}
            </Chip>
          ))}
          {view.geofence !== null && (
            <Chip
              name={messages.geofence}
              removeLabel={messages.removeFilter(messages.geofence)}
              onRemove={() => onChange({ geofence: null })}
            >
              {view.geofence}
            </Chip>
          )}
          {view.groups.map((group) => (
            <Chip
              key={group}
              name={messages.groups}
              removeLabel={messages.removeFilter(group)}
              onRemove={() => onChange({ groups: view.groups.filter((one) => one !== group) })}
            >
              {group}
            </Chip>
          ))}
          {view.mine && (
            <Chip removeLabel={messages.removeFilter(messages.mine)} onRemove={() => onChange({ mine: false })}>
              {messages.mine}
            </Chip>
          )}
          <Button kind="link" size="xsmall" onClick={clear}>
            {messages.clear}
          </Button>
        </S.Chips>
      )}
    </S.Filters>
  );
}

function FilterPanel({ id, view, customerId, onChange }: Omit<IssueFiltersProps, 'page'> & { id: string }) {
  const messages = useMessages(MAINTENANCE_MESSAGES);
  const say = useWords();
  const geofences = useApiQuery(geofencesQuery(customerId ?? 0), { enabled: customerId !== null, staleMs: 60_000 });
  const hierarchy = useApiQuery(groupsQuery(customerId), { staleMs: 300_000 });
  const places = useMemo(
    () => [
      { value: ALL, label: messages.anyGeofence },
      ...[...new Set((geofences.data ?? []).map(({ name }) => name))].map((name) => ({
        value: `n${name}`,
        label: name,
      })),
    ],
    [messages, geofences.data],
  );
  const groups = useMemo(
    () => groupNames(hierarchy.data ?? []).map((name) => ({ value: name, label: name })),
    [hierarchy.data],
  );
  const toggle = (state: IssueState) =>
    onChange({
      trailerStates: view.trailerStates.includes(state)
        ? view.trailerStates.filter((one) => one !== state)
        : TRAILER_STATES.filter((one) => one === state || view.trailerStates.includes(one)),
    });
  return (
    <S.FilterPanel id={id} role="group" aria-label={messages.filters}>
      <S.Toggles role="group" aria-label={messages.trailerHas}>
        <span>{messages.trailerHas}</span>
        {TRAILER_STATES.map((state) => (
          <ToggleChip key={state} pressed={view.trailerStates.includes(state)} onClick={() => toggle(state)}>
            {stateText(state, say)}
          </ToggleChip>
        ))}
        <ToggleChip pressed={view.mine} onClick={() => onChange({ mine: !view.mine })}>
          {messages.mine}
        </ToggleChip>
      </S.Toggles>
      <Select
        label={messages.geofence}
        hint={customerId === null ? messages.chooseCustomerFirst : undefined}
        disabled={customerId === null}
        options={places}
        searchFrom={12}
        value={view.geofence === null ? ALL : `n${view.geofence}`}
        onChange={(value) => onChange({ geofence: value === null || value === ALL ? null : value.slice(1) })}
      />
      <MultiSelect
        label={messages.groups}
        placeholder={messages.allGroups}
        options={groups}
        searchFrom={12}
        value={view.groups}
        onChange={(names) => onChange({ groups: names })}
      />
    </S.FilterPanel>
  );
}
