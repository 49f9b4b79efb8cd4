import { failureOf } from '@gladhand/domain';
import { type ControlChoice, hasChoice, withChoice, withoutChoice, withoutChoices } from '@gladhand/domain/control';
import { useWidgetHost } from '@gladhand/domain/react';
import {
  Button,
  Chip,
  FailedState,
  FilterBar,
  FunnelIcon,
  focusedElement,
  Icon,
  PageHeader,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { CustomerSelect } from '../../internal/CustomerSelect';
import { useTrailerSearch } from '../../internal/pickers/useTrailerSearch';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { PositionsAge } from '../../positions/PositionsAge';
import { ControlBanners } from './ControlBanners';
import { ControlContext } from './ControlContext';
import { ControlFilters } from './ControlFilters';
import { ControlPanels } from './ControlPanels';
import { choiceWords, filterChips } from './controlWords';
import * as S from './FleetControlScreen.styles';
import { ItemsMenu } from './ItemsMenu';
import { FLEET_CONTROL_MESSAGES } from './messages';
import type { FleetControlScreenProps } from './screenProps';

/** Fleet Control without its data. */
export function FleetControlScreen(props: FleetControlScreenProps) {
  const messages = useMessages(FLEET_CONTROL_MESSAGES);
  const say = useWords();

  const { controlled, filter, onFilterChange } = props;
  const { counts, asOf } = controlled;
  const { track, can } = useWidgetHost();
  const [filtering, setFiltering] = useState(false);
  const [all, setAll] = useState(false);
  const filtersId = useId();
  const side = useRef<HTMLDivElement>(null);
  const listed = can('action:trailerList') && (all || hasChoice(filter));

  // On a narrow screen, the list opens far from the count, so it is scrolled into view while the focus stays. If the
  // focused element was removed, e.g. by closing the list, the focus moves to the opener or into the list.
  const chosen = JSON.stringify([all, filter.severities, filter.items, filter.parts, filter.anyPart]);
  const shownFor = useRef(chosen);
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (shownFor.current === chosen) return;
    shownFor.current = chosen;
    if (listed) side.current?.scrollIntoView({ block: 'nearest' });
    if (focusedElement() !== document.body) return;
    const back = !listed && opener.current?.isConnected ? opener.current : side.current?.querySelector('button');
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  }, [chosen, listed]);

  const { search, unitIdOf } = useTrailerSearch({
    trailers: controlled.trailers,
    // Trailers on the page are searched on the page
    total: controlled.isHere ? 0 : controlled.total,
    customerId: filter.customerId ?? null,
  });
  const chips = filterChips(filter, (vin) => unitIdOf(vin) ?? vin, messages, say);
  const control = useMemo(
    () => ({
      filter,
      counts,
      listed,
      onChoose: (choice: ControlChoice, pressed: boolean) => {
        opener.current = focusedElement();
        track({ type: 'filterClick', filter: choice.kind, value: choiceWords(choice) });
        setAll(choice.kind === 'all' && !pressed);
        onFilterChange(pressed ? withoutChoice(filter, choice) : withChoice(filter, choice));
      },
    }),
    [filter, counts, listed, onFilterChange, track],
  );

  if (!asOf && controlled.error) {
    return <FailedState what={messages.fleetControl} {...failureOf(controlled.error)} onRetry={controlled.refetch} />;
  }
  return (
    <ControlContext value={control}>
      <WidgetFrame name="FleetControl">
        <S.Page>
          <PageHeader
            title={messages.fleetControl}
            actions={
              <>
                {asOf && (
                  <S.Freshness>
                    <PositionsAge
                      asOf={asOf}
                      clock={props.clock}
                      moment={props.moment}
                      onRefresh={controlled.refetch}
                    />
                  </S.Freshness>
                )}
                {props.customers.length > 1 && (
                  <CustomerSelect
                    customers={props.customers}
                    value={filter.customerId ?? null}
                    onChange={(customerId) => {
                      track({ type: 'filterClick', filter: 'customer', value: customerId === null ? 'all' : 'one' });
                      onFilterChange({ ...filter, customerId });
                    }}
                  />
                )}
                {props.actions}
                <Button
                  icon={<Icon icon={FunnelIcon} />}
                  aria-expanded={filtering}
                  aria-controls={filtering ? filtersId : undefined}
                  onClick={() => setFiltering(!filtering)}
                >
                  {messages.filters}
                </Button>
                {!props.totalsOnly && can('action:fleetHealth') && (
                  <ItemsMenu hidden={props.hidden} onHiddenChange={props.onHiddenChange} />
                )}
              </>
            }
          />
          <S.Body>
            <ControlBanners controlled={controlled} moment={props.moment} />
            {filtering && (
              <ControlFilters
                id={filtersId}
                filter={filter}
                onFilterChange={onFilterChange}
                onSearch={search}
                unitIdOf={unitIdOf}
                groups={props.groups}
              />
            )}
            {chips.length > 0 && (
              <FilterBar
                label={messages.activeFilters}
                clearLabel={messages.clearAll}
                onClear={() => {
                  setAll(false);
                  track({ type: 'filterClick', filter: 'all', value: 'clear' });
                  onFilterChange({ customerId: filter.customerId ?? null });
                }}
              >
                {chips.map(({ key, name, values, without }) => (
                  <Chip
                    key={key}
                    name={name}
                    removeLabel={messages.removeFilter(name)}
                    onRemove={() => {
                      track({ type: 'filterClick', filter: key, value: 'clear' });
                      onFilterChange(without);
                    }}
                  >
                    {values[0]}
                    {values.length > 1 && ` ${messages.moreValues(values.length - 1)}`}
                  </Chip>
                ))}
              </FilterBar>
            )}
            <ControlPanels
              {...props}
              side={side}
              listed={listed}
              onCloseList={() => {
                setAll(false);
                onFilterChange(withoutChoices(filter));
              }}
            />
          </S.Body>
        </S.Page>
      </WidgetFrame>
    </ControlContext>
  );
}
