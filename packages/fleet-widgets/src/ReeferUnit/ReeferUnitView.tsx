import {
  type ApiError,
  formatHours,
  formatPercent,
  formatVolts,
  type Reading as ReadingState,
  type ReeferUnit,
  reeferMode,
  reeferPower,
} from '@gladhand/domain';
import type { UnitSystem } from '@gladhand/domain/react';
import { agoText, Banner, Button, ClockIcon, Icon, Reading, StatusPill, shortAge } from '@gladhand/ui';
import { styled } from 'styled-components';
import { noTemperatureReason, signOf, temperatureText } from '../reefer/temperatureWords';
import { FaultInfo } from './FaultInfo';
import * as S from './ReeferUnit.styles';
import { ZoneInfo } from './ZoneInfo';

interface ReeferUnitViewProps {
  unit: ReeferUnit;
  reading: ReadingState<unknown>;
  units: UnitSystem;
  moment: (at: Date) => string;
  /** The last question for the unit's readings failed; they are from before. */
  error: ApiError | null;
  retrying: boolean;
  onRetry: () => void;
}

/** The readings of a unit without its data. */
export function ReeferUnitView(props: ReeferUnitViewProps) {
  const { unit, reading, units, moment, error } = props;
  const heard = 'value' in reading ? reading : undefined;
  const isStale = heard?.state === 'stale';
  const figure = (label: string, value: string, told: number | null) => (
    <Reading
      label={label}
      value={value}
      state={told === null ? 'missing' : isStale ? 'stale' : 'fresh'}
      reason={told === null ? 'The unit did not report this.' : undefined}
    />
  );
  return (
    <>
      {error && (
        <Banner
          tone="caution"
          title="Not up to date"
          action={
            <Button size="xsmall" working={props.retrying} onClick={props.onRetry}>
              Try again
            </Button>
          }
        >
          These readings are from {moment(new Date(unit.asOf))}. {error.message}
        </Banner>
      )}
      <Head>
        {heard ? (
          <>
            <StatusPill tone="neutral">{stateText(unit)}</StatusPill>
            {unit.defrosting && <StatusPill tone="neutral">Defrosting</StatusPill>}
            <Age data-stale={isStale || undefined} title={moment(heard.at)}>
              {isStale && <Icon icon={ClockIcon} size={12} label="stale" />}
              Reported {agoText(shortAge(heard.ageMs))} by the refrigeration unit
            </Age>
          </>
        ) : (
          <S.Quiet>This unit is installed and has not reported anything yet.</S.Quiet>
        )}
      </Head>
      {isStale && (
        <Banner tone="unknown" title="Stale readings">
          The unit last reported {moment(heard.at)}. What it does now is not known.
        </Banner>
      )}
      {heard && (
        <>
          <ZoneInfo unit={unit} units={units} stale={isStale} />
          <S.Figures>
            {figure('Fuel Level', formatPercent(unit.fuelPercent), unit.fuelPercent)}
            {figure('Engine Hours', formatHours(unit.engineHours), unit.engineHours)}
            {figure('Electrical Hours', formatHours(unit.electricalHours), unit.electricalHours)}
            {figure('Total Hours', formatHours(unit.totalHours), unit.totalHours)}
            {figure('Unit Battery Voltage', formatVolts(unit.batteryVoltage), unit.batteryVoltage)}
          </S.Figures>
          <S.Part aria-label="Logger Sensors">
            <S.PartHead>
              <h4>Logger Sensors</h4>
            </S.PartHead>
            <S.Figures>
              {unit.interiorF.map((degreesF, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a probe is its place
                <Probe key={index} label={`Interior ${index + 1}`} {...{ degreesF, units, isStale }} />
              ))}
              <Probe label="Ambient" degreesF={unit.ambientF} units={units} isStale={isStale} />
              {figure('Humidity', formatPercent(unit.humidityPercent), unit.humidityPercent)}
            </S.Figures>
          </S.Part>
          <FaultInfo alarms={unit.alarms} stale={isStale} now={new Date(unit.asOf)} moment={moment} />
        </>
      )}
    </>
  );
}

interface ProbeProps {
  label: string;
  degreesF: number | null;
  units: UnitSystem;
  isStale: boolean;
}

function Probe({ label, degreesF, units, isStale }: ProbeProps) {
  const value = temperatureText(degreesF, units);
  return (
    <Reading
      label={label}
      value={value}
      unit={`°${signOf(units)}`}
      state={value === undefined ? 'missing' : isStale ? 'stale' : 'fresh'}
      reason={value === undefined ? noTemperatureReason(degreesF) : undefined}
    />
  );
}

function stateText({ power, mode }: ReeferUnit): string {
  const words = [power && reeferPower(power).label, power === 'on' && mode && reeferMode(mode).label];
  return words.filter(Boolean).join(', ');
}

const Head = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 6px 8px;
`;

const Age = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--gh-color-text-subtle);
  font: var(--gh-text-12);
  &[data-stale] {
    color: var(--gh-color-text-muted);
    text-decoration: underline dotted;
  }
`;
