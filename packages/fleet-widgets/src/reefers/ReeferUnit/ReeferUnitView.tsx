import type { ApiError } from '@gladhand/domain';
import type { UnitSystem } from '@gladhand/domain/formats';
import { useReadingFormats } from '@gladhand/domain/react';
import type { Reading as ReadingState } from '@gladhand/domain/readings';
import { type ReeferUnit, reeferMode, reeferPower } from '@gladhand/domain/reefers';
import {
  Banner,
  ClockIcon,
  Icon,
  Reading,
  type Say,
  StaleBanner,
  StatusPill,
  useAges,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { styled } from 'styled-components';
import { REEFER_MESSAGES } from '../commands/messages';
import { noTemperatureReason, signOf, temperatureText } from '../commands/temperatureWords';
import { FaultInfo } from './FaultInfo';
import { REEFER_UNIT_MESSAGES } from './messages';
import * as S from './ReeferUnit.styles';
import { ZoneInfo } from './ZoneInfo';

interface ReeferUnitViewProps {
  unit: ReeferUnit;
  reading: ReadingState<unknown>;
  units: UnitSystem;
  moment: (at: Date) => string;
  /** The last refresh failed, so the readings are older. */
  error: ApiError | null;
  retrying: boolean;
  onRetry: () => void;
}

/** A unit without its data access. */
export function ReeferUnitView(props: ReeferUnitViewProps) {
  const say = useWords();
  const { agoText, shortAge } = useAges();
  const messages = useMessages(REEFER_UNIT_MESSAGES);
  const formats = useReadingFormats();

  const { unit, reading, units, moment, error } = props;
  const reported = 'value' in reading ? reading : undefined;
  const isStale = reported?.state === 'stale';
  const figure = (label: string, value: string, amount: number | null) => (
    <Reading
      label={label}
      value={value}
      state={amount === null ? 'missing' : isStale ? 'stale' : 'fresh'}
      reason={amount === null ? messages.notReported : undefined}
    />
  );
  return (
    <>
      {error && (
        <StaleBanner
          reason={error.message}
          asOf={moment(new Date(unit.asOf))}
          onRetry={props.onRetry}
          retrying={props.retrying}
        />
      )}
      <Head>
        {reported ? (
          <>
            <StatusPill tone="neutral">{stateText(unit, say)}</StatusPill>
            {unit.defrosting && <StatusPill tone="neutral">{messages.defrosting}</StatusPill>}
            <Age data-stale={isStale || undefined} title={moment(reported.at)}>
              {isStale && <Icon icon={ClockIcon} size={12} label={messages.stale} />}
              {messages.reportedByUnit(agoText(shortAge(reported.ageMs)))}
            </Age>
          </>
        ) : (
          <S.Quiet>{messages.neverReported}</S.Quiet>
        )}
      </Head>
      {isStale && (
        <Banner tone="unknown" title={messages.staleReadings}>
          {messages.staleReadingsHint(moment(reported.at))}
        </Banner>
      )}
      {reported && (
        <>
          <ZoneInfo unit={unit} units={units} stale={isStale} />
          <S.Figures>
            {figure(messages.fuelLevel, formats.text(unit.fuelPercent, '%'), unit.fuelPercent)}
            {figure(messages.engineHours, formats.text(unit.engineHours, 'Hours'), unit.engineHours)}
            {figure(messages.electricalHours, formats.text(unit.electricalHours, 'Hours'), unit.electricalHours)}
            {figure(messages.totalHours, formats.text(unit.totalHours, 'Hours'), unit.totalHours)}
            {figure(messages.unitBatteryVoltage, formats.text(unit.batteryVoltage, 'V'), unit.batteryVoltage)}
          </S.Figures>
          <S.Part aria-label={messages.loggerSensors}>
            <S.PartHead>
              <h4>{messages.loggerSensors}</h4>
            </S.PartHead>
            <S.Figures>
              {unit.interiorF.map((degreesF, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a probe is its place
                <Probe key={index} label={messages.interior(index + 1)} {...{ degreesF, units, isStale }} />
              ))}
              <Probe label={messages.ambient} degreesF={unit.ambientF} units={units} isStale={isStale} />
              {figure(say('Humidity'), formats.text(unit.humidityPercent, '%'), unit.humidityPercent)}
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
  const messages = useMessages(REEFER_MESSAGES);

  const value = temperatureText(degreesF, units);
  return (
    <Reading
      label={label}
      value={value}
      unit={`°${signOf(units)}`}
      state={value === undefined ? 'missing' : isStale ? 'stale' : 'fresh'}
      reason={value === undefined ? noTemperatureReason(degreesF, messages) : undefined}
    />
  );
}

function stateText({ power, mode }: ReeferUnit, say: Say): string {
  const words = [power && say(reeferPower(power).label), power === 'on' && mode && say(reeferMode(mode).label)];
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
