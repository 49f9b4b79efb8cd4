import { durationText } from '@gladhand/domain/formats';
import type { AbsLifecycle } from '@gladhand/domain/maintenance';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { absCodeMeaning, BLINK_CODE_UNIT, expectedReadings, FaultStatus, failureMode } from '@gladhand/domain/readings';
import { StatusPill, useMessages, useWords } from '@gladhand/ui';
import { faultTitle } from '../../internal/absFaults';
import { INTERNAL_MESSAGES } from '../../internal/messages';
import { SID_FMI, SPN_FMI } from '../internal/codeNames';
import * as S from './AbsTroubleshooting.styles';
import { CodeParts } from './CodeParts';
import { ABS_MESSAGES } from './messages';

export interface CodeCardProps {
  vin: string;
  lifecycle: AbsLifecycle;
  /** The accessible name. @default 'Selected fault' */
  label?: string | undefined;
}

/** What a code means, what causes it, and what to check: an unknown one keeps its numbers. */
export function CodeCard({ vin, lifecycle, label }: CodeCardProps) {
  const messages = useMessages(ABS_MESSAGES);
  const internal = useMessages(INTERNAL_MESSAGES);
  const say = useWords();
  const { count } = useReadingFormats();
  const { hasFeature, locale } = useWidgetHost();
  const { spn, fmi, blinkCode, suspectComponent, cause, repairInformation, records } = lifecycle;
  const { sid } = absCodeMeaning({ spn, fmi });
  const readings = repairInformation === null ? [] : expectedReadings(spn);
  const isActive = lifecycle.status === FaultStatus.Active;
  const codes: [string, string | undefined][] = [
    [SPN_FMI, spn === null ? undefined : `${spn} / ${fmi ?? '?'}`],
    [SID_FMI, sid === null ? undefined : `${sid} / ${fmi ?? '?'}`],
    [messages.blinkCode, blinkCode ?? undefined],
  ];
  const parts: [string, string | null][] = [
    [messages.failureMode, fmi === null ? null : say(failureMode(fmi).label)],
    [messages.component, suspectComponent],
    [messages.cause, cause],
    [messages.repair, repairInformation],
  ];
  return (
    <S.Card aria-label={label ?? messages.card}>
      <S.CardPart>
        <h2>{faultTitle(lifecycle, hasFeature, internal, say)}</h2>
        <p>
          <StatusPill tone={isActive ? 'caution' : 'neutral'}>{say(lifecycle.status)}</StatusPill>{' '}
          {messages.times(records.length, count(records.length))} ·{' '}
          {messages.activeFor(durationText(lifecycle.durationSeconds * 1_000, locale))}
        </p>
        {codes.some(([, value]) => value) ? (
          <S.Codes>
            {codes.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {value ?? messages.notReported}
                  {term === messages.blinkCode && blinkCode && <Blinks code={blinkCode} />}
                </dd>
              </div>
            ))}
          </S.Codes>
        ) : (
          <p>{messages.noCodes}</p>
        )}
        {(blinkCode || sid !== null) && <small>{messages.source(BLINK_CODE_UNIT)}</small>}
      </S.CardPart>
      {cause === null && repairInformation === null && (
        <S.CardPart>
          <p>{messages.noEntry}</p>
        </S.CardPart>
      )}
      {parts.map(
        ([title, text]) =>
          text && (
            <S.CardPart key={title}>
              <h3>{title}</h3>
              <p>{say(text)}</p>
            </S.CardPart>
          ),
      )}
      {repairInformation !== null && (
        <S.CardPart>
          <h3>{messages.readingsExpected}</h3>
          {readings.length > 0 ? (
            <>
              <S.Readings>
                {readings.map((reading) => (
                  <li key={reading}>{say(reading)}</li>
                ))}
              </S.Readings>
              <small>{messages.readingsSource(BLINK_CODE_UNIT)}</small>
            </>
          ) : (
            <p>{messages.noReadings}</p>
          )}
        </S.CardPart>
      )}
      {spn !== null && <CodeParts vin={vin} spn={spn} />}
      {repairInformation !== null && (
        <S.CardPart>
          <small>{messages.advice}</small>
        </S.CardPart>
      )}
    </S.Card>
  );
}

/** The lamp as it blinks: two groups, also in words. */
function Blinks({ code }: { code: string }) {
  const messages = useMessages(ABS_MESSAGES);
  const [first = 0, second = 0] = code.split('-').map(Number);
  return (
    <S.Blinks role="img" aria-label={messages.blinks(first, second)}>
      {[first, second].map((times, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two groups have no other name
        <span key={group}>
          {Array.from({ length: times }, (_, blink) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blinks have no other name
            <i key={blink} />
          ))}
        </span>
      ))}
    </S.Blinks>
  );
}
