import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { BLINK_CODE_UNIT } from '@gladhand/domain/readings';
import type { AbsFault } from '@gladhand/domain/trailers';
import { Button, Link, perLanguage, Skeleton, sayEnglish, useMessages } from '@gladhand/ui';
import { styled } from 'styled-components';
import { absFaultsQuery, faultCode, faultTitle } from '../../internal/absFaults';
import { INTERNAL_MESSAGES } from '../../internal/messages';
import { TRAILER_DRAWER_MESSAGES } from './messages';
import type { DrawerContext, SensorLine } from './SensorContent';
import { SensorLines } from './SensorLines';

interface ActiveFaultsProps {
  vin: string;
  /** The worst fault of the newest report. */
  worst: readonly SensorLine[];
  /** Explains the state if there is at most one fault. */
  hint: string | undefined;
  context: DrawerContext;
}

/** The active ABS faults, each with its meaning and the recommended action. */
export function ActiveFaults({ vin, worst, hint, context }: ActiveFaultsProps) {
  const internalMessages = useMessages(INTERNAL_MESSAGES);
  const trailerDrawerMessages = useMessages(TRAILER_DRAWER_MESSAGES);

  const { can, links } = useWidgetHost();
  const href = can('screen:absTroubleshooting') ? links.absTroubleshooting?.(vin) : undefined;
  const troubleshooting = href && (
    <Line>
      <Link href={href}>{trailerDrawerMessages.absTroubleshooting}</Link>
    </Line>
  );
  const list = useApiQuery(absFaultsQuery({ vin }), { staleMs: 60_000 });
  const faults = list.data?.faults ?? [];
  const [only, ...others] = faults;
  if (others.length > 0) {
    return (
      <>
        <Line>{trailerDrawerMessages.activeAbsFaultCount(faults.length)}</Line>
        <Faults aria-label={trailerDrawerMessages.activeAbsFaults}>
          {faults.map((fault) => (
            <li key={fault.id}>
              <Title>{faultTitle(fault, context.hasFeature, internalMessages, context.say)}</Title>
              <SensorLines
                lines={[...codeOf(fault, trailerDrawerMessages), ...linesOf(fault, context, trailerDrawerMessages)]}
              />
            </li>
          ))}
        </Faults>
        {troubleshooting}
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
          <span>{trailerDrawerMessages.faultRecordsFailed}</span>
          <Button size="xsmall" working={list.isFetching} onClick={() => void list.refetch()}>
            {trailerDrawerMessages.tryAgain}
          </Button>
        </Line>
      )}
      {list.data && !only && <Line>{trailerDrawerMessages.noFaultRecords}</Line>}
      {only && (
        <Faults aria-label={trailerDrawerMessages.activeAbsFaults}>
          <li>
            <SensorLines lines={linesOf(only, context, trailerDrawerMessages)} />
          </li>
        </Faults>
      )}
      {troubleshooting}
    </>
  );
}

const unlistedOf = perLanguage((messages: typeof TRAILER_DRAWER_MESSAGES) => messages.unknownCode);

/** Start, meaning and recommended action of a fault. */
function linesOf(fault: AbsFault, context: DrawerContext, messages = TRAILER_DRAWER_MESSAGES): SensorLine[] {
  const inWords = (text: string | null) => text && (context.say ?? sayEnglish)(text);
  return [
    { id: 'since', term: messages.since, value: context.moment(new Date(fault.faultStart)) },
    listed(messages.blinkCode, fault.blinkCode && messages.on(fault.blinkCode, BLINK_CODE_UNIT), messages),
    listed(messages.suspectComponent, inWords(fault.suspectComponent), messages),
    listed(messages.cause, inWords(fault.cause), messages),
    listed(messages.repair, inWords(fault.repairInformation), messages),
  ];
}

function codeOf(fault: AbsFault, messages = TRAILER_DRAWER_MESSAGES): SensorLine[] {
  const code = faultCode(fault);
  return code ? [{ id: 'code', term: messages.faultCode, value: code }] : [];
}

const listed = (term: string, value: string | null, messages = TRAILER_DRAWER_MESSAGES): SensorLine => ({
  id: term,
  term,
  value,
  reason: value === null ? unlistedOf(messages) : undefined,
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

  > a {
    line-height: 24px;
  }
`;
