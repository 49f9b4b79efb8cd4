import type { UnitSystem } from '@gladhand/domain/formats';
import { fahrenheit } from '@gladhand/domain/formats';
import { REEFER_POLICY, type ReeferUnit, ZoneState, zoneState } from '@gladhand/domain/reefers';
import { perLanguage, Reading, StatusPill, type Tone, useMessages } from '@gladhand/ui';
import { styled } from 'styled-components';
import { REEFER_MESSAGES } from '../commands/messages';
import { noTemperatureReason, signOf, temperatureText } from '../commands/temperatureWords';
import { REEFER_UNIT_MESSAGES } from './messages';
import * as S from './ReeferUnit.styles';

interface ZoneInfoProps {
  unit: ReeferUnit;
  units: UnitSystem;
  stale: boolean;
}

const lookOf = perLanguage(
  (messages: typeof REEFER_UNIT_MESSAGES): Readonly<Record<ZoneState, { tone: Tone; label: string } | undefined>> => ({
    [ZoneState.Within]: { tone: 'good', label: messages.inTolerance },
    [ZoneState.Outside]: { tone: 'caution', label: messages.outOfTolerance },
    [ZoneState.FarOutside]: { tone: 'critical', label: messages.farOutOfTolerance },
    [ZoneState.NotJudged]: undefined,
  }),
);

/** Set point and air temperatures of each zone. */
export function ZoneInfo({ unit, units, stale }: ZoneInfoProps) {
  const messages = useMessages(REEFER_UNIT_MESSAGES);

  return (
    <S.Part aria-label={messages.zoneInfo}>
      <S.PartHead>
        <h4>{messages.zoneInfo}</h4>
        <span>{messages.tolerance(toleranceText(units))}</span>
      </S.PartHead>
      {unit.zones.length === 0 && <S.Quiet>{messages.noZones}</S.Quiet>}
      {unit.zones.map((zone, index) => {
        const look = stale ? undefined : lookOf(messages)[zoneState(zone, unit)];
        const air = (label: string, degreesF: number | null, tone?: Tone) => (
          <Air {...{ label, degreesF, units, stale, tone }} />
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone is its place
          <Zone key={index} role="group" aria-label={messages.zoneNumber(index + 1)}>
            {(unit.zones.length > 1 || look) && (
              <ZoneHead>
                <span>{messages.zoneNumber(index + 1)}</span>
                {look && (
                  <StatusPill tone={look.tone} dense plain={look.tone === 'good'}>
                    {look.label}
                  </StatusPill>
                )}
              </ZoneHead>
            )}
            {air(messages.returnAir, zone.returnAirF, look?.tone === 'good' ? undefined : look?.tone)}
            {air(messages.setPoint, zone.setPointF)}
            {air(messages.dischargeAir, zone.dischargeAirF)}
          </Zone>
        );
      })}
    </S.Part>
  );
}

/** A temperature difference converts without the offset of the scale. */
function toleranceText(units: UnitSystem): string {
  const degrees =
    units === 'metric' ? REEFER_POLICY.toleranceF / (fahrenheit(1) - fahrenheit(0)) : REEFER_POLICY.toleranceF;
  return `${Math.round(degrees * 10) / 10} °${signOf(units)}`;
}

interface AirProps {
  label: string;
  degreesF: number | null;
  units: UnitSystem;
  stale: boolean;
  tone: Tone | undefined;
}

function Air({ label, degreesF, units, stale, tone = 'neutral' }: AirProps) {
  const messages = useMessages(REEFER_MESSAGES);

  const value = temperatureText(degreesF, units);
  return (
    <Reading
      size="large"
      label={label}
      value={value}
      unit={`°${signOf(units)}`}
      tone={tone}
      state={value === undefined ? 'missing' : stale ? 'stale' : 'fresh'}
      reason={value === undefined ? noTemperatureReason(degreesF, messages) : undefined}
    />
  );
}

const Zone = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 4px 12px;
  & + & {
    padding-block-start: 8px;
    border-block-start: 1px solid var(--gh-color-border-hairline);
  }
`;

const ZoneHead = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  color: var(--gh-color-text-muted);
  font: 500 12px/16px var(--gh-font-sans);
`;
