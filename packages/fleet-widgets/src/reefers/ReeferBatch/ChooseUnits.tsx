import { failureOf, NO_COMMAND_ACCESS } from '@gladhand/domain';
import type { UnitSystem } from '@gladhand/domain/formats';
import { useApiInfiniteQuery, useWidgetHost } from '@gladhand/domain/react';
import { type ReeferUnitRow, reeferMode, reeferPower } from '@gladhand/domain/reefers';
import {
  Banner,
  Button,
  Checkbox,
  EmptyState,
  FailedState,
  type Say,
  SearchField,
  Skeleton,
  useAges,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { signOf, temperatureText } from '../commands/temperatureWords';
import { REEFER_BATCH_MESSAGES } from './messages';
import { unitsQuery } from './unitsQuery';

interface ChooseUnitsProps {
  customerId: number | null;
  /** Only units of these trailers, which are selected when they have loaded. */
  vins: readonly string[] | undefined;
  /** Selected units by VIN. They stay selected during another search. */
  chosen: ReadonlyMap<string, ReeferUnitRow>;
  onChange: (chosen: ReadonlyMap<string, ReeferUnitRow>) => void;
}

/** Searches units on the server and selects them. */
export function ChooseUnits({ customerId, vins, chosen, onChange }: ChooseUnitsProps) {
  const messages = useMessages(REEFER_BATCH_MESSAGES);
  const say = useWords();
  const ages = useAges();

  const { units: system } = useWidgetHost();
  const [search, setSearch] = useState('');
  const found = useApiInfiniteQuery(unitsQuery({ customerId, search, vins }));
  const pages = found.data?.pages ?? [];
  const rows = pages.flatMap(({ units }) => units);
  const total = pages[0]?.total ?? 0;
  const asOf = pages[0] && new Date(pages[0].asOf);
  const open = rows.filter(({ mayCommand }) => mayCommand);
  const chosenHere = open.filter(({ vin }) => chosen.has(vin)).length;

  function put(units: readonly ReeferUnitRow[], isChosen: boolean) {
    const next = new Map(chosen);
    for (const unit of units) isChosen ? next.set(unit.vin, unit) : next.delete(unit.vin);
    onChange(next);
  }

  const isPreselected = useRef(vins === undefined);
  // The selection of another screen is known only by its VINs until its units have loaded.
  useEffect(() => {
    if (isPreselected.current || !found.data) return;
    isPreselected.current = true;
    put(open, true);
  });
  const missing = vins && search === '' && found.data ? vins.length - total : 0;

  return (
    <Choice>
      <SearchField label={messages.searchUnits} placeholder={messages.searchPlaceholder} onSearch={setSearch} />
      {found.isError && !found.data ? (
        <FailedState
          what={messages.theUnits}
          {...failureOf(found.error)}
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      ) : (
        <>
          <Head>
            <Checkbox
              label={messages.allShown}
              disabled={open.length === 0}
              checked={open.length > 0 && chosenHere === open.length}
              indeterminate={chosenHere > 0 && chosenHere < open.length}
              onChange={({ target }) => put(open, target.checked)}
            />
            <span role="status">{messages.selectedShowingOf(chosen.size, rows.length, total)}</span>
          </Head>
          {missing > 0 && <Banner tone="neutral">{messages.withoutUnit(missing)}</Banner>}
          {found.isPending && [0, 1, 2, 3, 4].map((row) => <Skeleton key={row} height={32} />)}
          {found.data && rows.length === 0 && (
            <EmptyState edge="none" title={search ? messages.noMatchingUnits : messages.noRefrigerationUnits}>
              {search ? messages.noMatchHint : messages.noneReported}
            </EmptyState>
          )}
          {rows.length > 0 && (
            <Scroll aria-label={messages.unitsScrollable} tabIndex={0}>
              <List aria-label={messages.units}>
                {rows.map((unit) => (
                  <li key={unit.vin}>
                    <Checkbox
                      label={unit.unitId}
                      hint={
                        unit.mayCommand ? hintOf(unit, system, { ages, say, asOf }, messages) : say(NO_COMMAND_ACCESS)
                      }
                      disabled={!unit.mayCommand}
                      checked={chosen.has(unit.vin)}
                      onChange={({ target }) => put([unit], target.checked)}
                    />
                  </li>
                ))}
                {found.hasNextPage && (
                  <li>
                    <Button size="xsmall" working={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                      {messages.showMore}
                    </Button>
                  </li>
                )}
              </List>
            </Scroll>
          )}
        </>
      )}
    </Choice>
  );
}

function hintOf(
  { power, mode, setPointsF, reportedAt, customerName }: ReeferUnitRow,
  units: UnitSystem,
  { ages, say, asOf }: { ages: ReturnType<typeof useAges>; say: Say; asOf: Date | undefined },
  messages = REEFER_BATCH_MESSAGES,
): string {
  const state = [power && say(reeferPower(power).label), power === 'on' && mode && say(reeferMode(mode).label)].filter(
    Boolean,
  );
  const setPoints = setPointsF.map((degreesF) => temperatureText(degreesF, units)).join(' / ');
  const age = reportedAt && asOf ? ages.agoText(ages.shortAge(asOf.getTime() - Date.parse(reportedAt))) : '';
  return [state.join(', '), setPoints && messages.setTo(setPoints, signOf(units)), age, customerName]
    .filter(Boolean)
    .join(' · ');
}

const Choice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 4px 12px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

/* Reachable by keyboard even if there is no checkbox. */
const Scroll = styled.section`
  max-block-size: 44vh;
  overflow-y: auto;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding-block: 6px;
    border-block-start: 1px solid var(--gh-color-border-hairline);
  }
`;
