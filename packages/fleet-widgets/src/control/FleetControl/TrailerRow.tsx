import type { ControlTrailer } from '@gladhand/domain/control';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { CONNECTIVITY_POLICY, Connectivity } from '@gladhand/domain/readings';
import { placeText, trackedWord } from '@gladhand/domain/tracking';
import { SeverityIcon, useAges, useMessages, useWords, VisuallyHidden } from '@gladhand/ui';
import type { ComponentProps } from 'react';
import { rowText } from './controlRows';
import { HostLink } from './HostLink';
import { FLEET_CONTROL_MESSAGES } from './messages';
import * as S from './TrailerRow.styles';

interface TrailerRowProps extends Omit<ComponentProps<'a'>, 'children' | 'href'> {
  trailer: ControlTrailer;
  now: Date;
}

/** A trailer in one line: health, name, place, reason and age. Links to the trailer. */
export function TrailerRow({ trailer, now, ...rest }: TrailerRowProps) {
  const messages = useMessages(FLEET_CONTROL_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();
  const { shortAge } = useAges();

  const { links } = useWidgetHost();
  const ageMs = trailer.lastReport === null ? undefined : now.getTime() - trailer.lastReport;
  const isStale =
    trailer.connectivityStatus !== Connectivity.Suspended &&
    (ageMs === undefined || ageMs >= CONNECTIVITY_POLICY.criticalFromMs);
  return (
    <HostLink as={S.Row} href={links.trailer?.(trailer.vin)} {...rest}>
      <SeverityIcon tone={trailer.severity} size={14} />
      <S.Main>
        <strong>{trailer.unitId}</strong>
        <VisuallyHidden>{say(trackedWord(trailer, now))}</VisuallyHidden>
        <S.Place>{placeText(trailer)}</S.Place>
      </S.Main>
      <S.Age data-stale={isStale || undefined}>{ageMs === undefined ? messages.never : shortAge(ageMs)}</S.Age>
      <S.Reason>{rowText(trailer, now, formats, messages, say)}</S.Reason>
    </HostLink>
  );
}
