import type { AlertDetail } from '@gladhand/domain/alerts';
import { countLeafOf } from '@gladhand/domain/alerts';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Link, useMessages } from '@gladhand/ui';
import * as S from './AlertCase.styles';
import { ALERT_CASE_MESSAGES } from './messages';

/** The trailers that an alert about a geofence counts now. Nothing for other alerts. */
export function CountedTrailers({ alert, counted }: Pick<AlertDetail, 'alert' | 'counted'>) {
  const messages = useMessages(ALERT_CASE_MESSAGES);
  const formats = useReadingFormats();
  const { links } = useWidgetHost();
  const leaf = countLeafOf(alert.condition);
  if (!counted || !leaf) return null;
  const { total, trailers } = counted;
  const title = leaf.where === 'within' ? messages.countedWithin : messages.countedOutside;
  return (
    <S.Section aria-label={title}>
      <S.Line>
        <h3>{title}</h3>
        <S.Quiet>{messages.countedAgainst(total, formats.count(total), formats.count(leaf.atLeast))}</S.Quiet>
      </S.Line>
      <S.Trailers aria-label={title}>
        {trailers.map(({ vin, unitId }) => {
          const href = links.trailer?.(vin);
          const name = <bdi>{unitId || vin}</bdi>;
          return <li key={vin}>{href ? <Link href={href}>{name}</Link> : name}</li>;
        })}
      </S.Trailers>
      {total > trailers.length && <S.Quiet>{messages.countedRest(formats.count(total - trailers.length))}</S.Quiet>}
    </S.Section>
  );
}
