import { CONNECTIVITY_POLICY, type ControlTrailer, placeText, TRACKED_SEVERITY_WORDS } from '@gladhand/domain';
import { useWidgetHost } from '@gladhand/domain/react';
import { SeverityIcon, shortAge, VisuallyHidden } from '@gladhand/ui';
import type { ComponentProps } from 'react';
import { rowText } from './controlRows';
import { HostLink } from './HostLink';
import * as S from './TrailerRow.styles';

interface TrailerRowProps extends Omit<ComponentProps<'a'>, 'children' | 'href'> {
  trailer: ControlTrailer;
  now: Date;
}

/** A trailer in a line: how it does, what it is called, where it is, why, and how old that is. Leads to the trailer. */
export function TrailerRow({ trailer, now, ...rest }: TrailerRowProps) {
  const { links } = useWidgetHost();
  const ageMs = trailer.lastReport === null ? undefined : now.getTime() - trailer.lastReport;
  return (
    <HostLink as={S.Row} href={links.trailer?.(trailer.vin)} {...rest}>
      <SeverityIcon tone={trailer.severity} size={14} />
      <S.Main>
        <strong>{trailer.unitId}</strong>
        <VisuallyHidden>{TRACKED_SEVERITY_WORDS[trailer.severity]}</VisuallyHidden>
        <S.Place>{placeText(trailer)}</S.Place>
      </S.Main>
      <S.Age data-stale={ageMs === undefined || ageMs >= CONNECTIVITY_POLICY.criticalFromMs || undefined}>
        {ageMs === undefined ? 'Never' : shortAge(ageMs)}
      </S.Age>
      <S.Reason>{rowText(trailer, now)}</S.Reason>
    </HostLink>
  );
}
