import { fahrenheit, REEFER_POLICY, type ReeferUnit, ZoneState, zoneState } from '@gladhand/domain';
import type { UnitSystem } from '@gladhand/domain/react';
import { Reading, StatusPill, type Tone } from '@gladhand/ui';
import { styled } from 'styled-components';
import { noTemperatureReason, signOf, temperatureText } from '../reefer/temperatureWords';
import * as S from './ReeferUnit.styles';

interface ZoneInfoProps {
  unit: ReeferUnit;
  units: UnitSystem;
  stale: boolean;
}

const LOOK: Readonly<Record<ZoneState, { tone: Tone; label: string } | undefined>> = {
  [ZoneState.Within]: { tone: 'good', label: 'In tolerance' },
  [ZoneState.Outside]: { tone: 'caution', label: 'Out of tolerance' },
  [ZoneState.FarOutside]: { tone: 'critical', label: 'Far out of tolerance' },
  [ZoneState.NotJudged]: undefined,
};

/** What each zone is set to, and what its air is like. */
export function ZoneInfo({ unit, units, stale }: ZoneInfoProps) {
  return (
    <S.Part aria-label="Zone Info">
      <S.PartHead>
        <h4>Zone Info</h4>
        <span>Tolerance ± {toleranceText(units)}</span>
      </S.PartHead>
      {unit.zones.length === 0 && <S.Quiet>The unit reports no zones.</S.Quiet>}
      {unit.zones.map((zone, index) => {
        const look = stale ? undefined : LOOK[zoneState(zone, unit)];
        const air = (label: string, degreesF: number | null, tone?: Tone) => (
          <Air {...{ label, degreesF, units, stale, tone }} />
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone is its place
          <Zone key={index} role="group" aria-label={`Zone ${index + 1}`}>
            {(unit.zones.length > 1 || look) && (
              <ZoneHead>
                <span>Zone {index + 1}</span>
                {look && (
                  <StatusPill tone={look.tone} dense plain={look.tone === 'good'}>
                    {look.label}
                  </StatusPill>
                )}
              </ZoneHead>
            )}
            {air('Return air', zone.returnAirF, look?.tone === 'good' ? undefined : look?.tone)}
            {air('Set point', zone.setPointF)}
            {air('Discharge air', zone.dischargeAirF)}
          </Zone>
        );
      })}
    </S.Part>
  );
}

/** A difference of temperatures, not a temperature: it has no zero point. */
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
  const value = temperatureText(degreesF, units);
  return (
    <Reading
      size="large"
      label={label}
      value={value}
      unit={`°${signOf(units)}`}
      tone={tone}
      state={value === undefined ? 'missing' : stale ? 'stale' : 'fresh'}
      reason={value === undefined ? noTemperatureReason(degreesF) : undefined}
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
