import { type AbsFault, BLINK_CODE_UNIT } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { Button, Skeleton } from '@gladhand/ui';
import { styled } from 'styled-components';
import { absFaultsQuery } from '../internal/absFaults';
import type { DrawerContext, SensorLine } from './SensorContent';
import { SensorLines } from './SensorLines';

interface ActiveFaultsProps {
  vin: string;
  context: DrawerContext;
}

/** The ABS faults that are active, each with what to look for and what to do. */
export function ActiveFaults({ vin, context }: ActiveFaultsProps) {
  const list = useApiQuery(absFaultsQuery({ vin }), { staleMs: 60_000 });
  if (list.isPending) return <Skeleton height={48} />;
  if (!list.data) {
    return (
      <Line role="status">
        <span>The fault records did not load.</span>
        <Button size="xsmall" working={list.isFetching} onClick={() => void list.refetch()}>
          Try again
        </Button>
      </Line>
    );
  }
  if (list.data.faults.length === 0) return <Line>No fault record is open.</Line>;
  return (
    <Faults aria-label="Active ABS faults">
      {list.data.faults.map((fault) => (
        <li key={fault.id}>
          <SensorLines lines={linesOf(fault, context)} />
        </li>
      ))}
    </Faults>
  );
}

const UNLISTED = 'This code is not in the list of known faults.';

/** What the section does not say already: since when, what to look for and what to do. */
function linesOf(fault: AbsFault, context: DrawerContext): SensorLine[] {
  return [
    { id: 'since', term: 'Since', value: context.moment(new Date(fault.faultStart)) },
    listed('Blink code', fault.blinkCode && `${fault.blinkCode} on ${BLINK_CODE_UNIT}`),
    listed('Suspect component', fault.suspectComponent),
    listed('Cause', fault.cause),
    listed('Repair', fault.repairInformation),
  ];
}

const listed = (term: string, value: string | null): SensorLine => ({
  id: term,
  term,
  value,
  reason: value === null ? UNLISTED : undefined,
});

const Faults = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 12px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;
