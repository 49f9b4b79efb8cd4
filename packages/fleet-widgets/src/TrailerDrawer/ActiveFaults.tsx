import { type AbsFault, BLINK_CODE_UNIT } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { Button, Skeleton } from '@gladhand/ui';
import { styled } from 'styled-components';
import { absFaultsQuery, faultCode, faultTitle } from '../internal/absFaults';
import type { DrawerContext, SensorLine } from './SensorContent';
import { SensorLines } from './SensorLines';

interface ActiveFaultsProps {
  vin: string;
  /** The worst of them, as the newest report told it. */
  worst: readonly SensorLine[];
  /** What the state means, while there is one fault at most. */
  hint: string | undefined;
  context: DrawerContext;
}

/** The ABS faults that are active, each with what to look for and what to do. */
export function ActiveFaults({ vin, worst, hint, context }: ActiveFaultsProps) {
  const list = useApiQuery(absFaultsQuery({ vin }), { staleMs: 60_000 });
  const faults = list.data?.faults ?? [];
  const [only, ...others] = faults;
  if (others.length > 0) {
    return (
      <>
        <Line>{faults.length} ABS faults are active.</Line>
        <Faults aria-label="Active ABS faults">
          {faults.map((fault) => (
            <li key={fault.id}>
              <Title>{faultTitle(fault, context.hasFeature)}</Title>
              <SensorLines lines={[...codeOf(fault), ...linesOf(fault, context)]} />
            </li>
          ))}
        </Faults>
      </>
    );
  }
  return (
    <>
      {hint && <Line>{hint}</Line>}
      <SensorLines lines={worst} />
      {list.isPending && <Skeleton height={48} />}
      {!list.isPending && !list.data && (
        <Line role="status">
          <span>The fault records did not load.</span>
          <Button size="xsmall" working={list.isFetching} onClick={() => void list.refetch()}>
            Try again
          </Button>
        </Line>
      )}
      {list.data && !only && <Line>No fault record is open.</Line>}
      {only && (
        <Faults aria-label="Active ABS faults">
          <li>
            <SensorLines lines={linesOf(only, context)} />
          </li>
        </Faults>
      )}
    </>
  );
}

const UNLISTED = 'This code is not in the list of known faults.';

/** Since when, what to look for and what to do. */
function linesOf(fault: AbsFault, context: DrawerContext): SensorLine[] {
  return [
    { id: 'since', term: 'Since', value: context.moment(new Date(fault.faultStart)) },
    listed('Blink code', fault.blinkCode && `${fault.blinkCode} on ${BLINK_CODE_UNIT}`),
    listed('Suspect component', fault.suspectComponent),
    listed('Cause', fault.cause),
    listed('Repair', fault.repairInformation),
  ];
}

function codeOf(fault: AbsFault): SensorLine[] {
  const code = faultCode(fault);
  return code ? [{ id: 'code', term: 'Fault code', value: code }] : [];
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
  > li + li {
    padding-block-start: 8px;
    border-block-start: 1px solid var(--gh-color-border-hairline);
  }
`;

const Title = styled.h4`
  margin: 0;
  font: var(--gh-text-13);
  font-weight: 600;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 12px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;
