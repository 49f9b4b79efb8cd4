import { failureOf, NO_COMMAND_ACCESS, type ReeferUnitRow, reeferMode, reeferPower } from '@gladhand/domain';
import { type UnitSystem, useApiInfiniteQuery, useWidgetHost } from '@gladhand/domain/react';
import { agoText, Button, Checkbox, EmptyState, FailedState, SearchField, Skeleton, shortAge } from '@gladhand/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { signOf, temperatureText } from '../reefer/temperatureWords';
import { unitsQuery } from './unitsQuery';

interface ChooseUnitsProps {
  customerId: number | null;
  /** By VIN; what was chosen stays while something else is searched. */
  chosen: ReadonlyMap<string, ReeferUnitRow>;
  onChange: (chosen: ReadonlyMap<string, ReeferUnitRow>) => void;
}

/** Finds units on the server and checks those that are meant. */
export function ChooseUnits({ customerId, chosen, onChange }: ChooseUnitsProps) {
  const { units: system } = useWidgetHost();
  const [search, setSearch] = useState('');
  const found = useApiInfiniteQuery(unitsQuery(customerId, search));
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

  return (
    <Choice>
      <SearchField label="Search units" placeholder="Unit ID or VIN" onSearch={setSearch} />
      {found.isError && !found.data ? (
        <FailedState
          what="The units"
          {...failureOf(found.error)}
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      ) : (
        <>
          <Head>
            <Checkbox
              label="All shown"
              disabled={open.length === 0}
              checked={open.length > 0 && chosenHere === open.length}
              indeterminate={chosenHere > 0 && chosenHere < open.length}
              onChange={({ target }) => put(open, target.checked)}
            />
            <span role="status">
              {chosen.size} chosen, {rows.length} of {total} shown
            </span>
          </Head>
          {found.isPending && [0, 1, 2, 3, 4].map((row) => <Skeleton key={row} height={32} />)}
          {found.data && rows.length === 0 && (
            <EmptyState edge="none" title={search ? 'No unit matches this search.' : 'No refrigeration units'}>
              {search ? 'Try a part of the unit ID or VIN.' : 'None has reported yet.'}
            </EmptyState>
          )}
          {rows.length > 0 && (
            <Scroll aria-label="Units, scrollable" tabIndex={0}>
              <List aria-label="Units">
                {rows.map((unit) => (
                  <li key={unit.vin}>
                    <Checkbox
                      label={unit.unitId}
                      hint={unit.mayCommand ? hintOf(unit, system, asOf) : NO_COMMAND_ACCESS}
                      disabled={!unit.mayCommand}
                      checked={chosen.has(unit.vin)}
                      onChange={({ target }) => put([unit], target.checked)}
                    />
                  </li>
                ))}
                {found.hasNextPage && (
                  <li>
                    <Button size="xsmall" working={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                      Show more
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
  asOf?: Date,
): string {
  const state = [power && reeferPower(power).label, power === 'on' && mode && reeferMode(mode).label].filter(Boolean);
  const setPoints = setPointsF.map((degreesF) => temperatureText(degreesF, units)).join(' / ');
  const age = reportedAt && asOf ? agoText(shortAge(asOf.getTime() - Date.parse(reportedAt))) : '';
  return [state.join(', '), setPoints && `set to ${setPoints} °${signOf(units)}`, age, customerName]
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

/* without a unit to check it can be reached by keyboard all the same */
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
