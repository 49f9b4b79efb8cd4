import { useApiQuery } from '@gladhand/domain/react';
import { FAULT_LEVELS } from '@gladhand/domain/readings';
import { offeredColumns, REPORT_TIMEFRAMES_DAYS, type ReportContent, reportType } from '@gladhand/domain/reports';
import { Checkbox, MultiSelect, NumberField, RadioGroup, Select, TextField, useMessages, useWords } from '@gladhand/ui';
import { useMemo, useState } from 'react';
import { geofencesQuery } from '../../internal/geofenceQueries';
import { GroupsPicker } from '../../internal/pickers/GroupsPicker';
import { TrailersPicker } from '../../internal/pickers/TrailersPicker';
import { ColumnsField } from './ColumnsField';
import { REPORT_SCHEDULER_MESSAGES } from './messages';
import * as S from './ReportScheduler.styles';
import type { SectionProps } from './sectionProps';

interface WhatSectionProps extends SectionProps {
  customerId: number;
  /** VINs of the chosen trailers that the user has access to. */
  vins: readonly string[] | undefined;
}

/** What a report shows. */
export function WhatSection({ customerId, vins, draft, problems, onChange }: WhatSectionProps) {
  const messages = useMessages(REPORT_SCHEDULER_MESSAGES);
  const say = useWords();
  const type = reportType(draft.reportTypeId);
  const periods = useMemo(
    () => REPORT_TIMEFRAMES_DAYS.map((days) => ({ value: String(days), label: messages.days(days) })),
    [messages],
  );
  const faultTypes = useMemo(
    () => FAULT_LEVELS.map(({ id, label }) => ({ value: String(id), label: say(label) })),
    [say],
  );
  return (
    <S.Section aria-label={messages.what}>
      <header>
        <h2>{messages.what}</h2>
      </header>
      <S.Fields>
        <TextField
          label={messages.name}
          required
          value={draft.name}
          error={problems.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        {draft.reportHistoryTimeframe !== null && (
          <Select
            label={messages.period}
            options={periods}
            value={String(draft.reportHistoryTimeframe)}
            error={problems.reportHistoryTimeframe}
            onChange={(days) => onChange({ reportHistoryTimeframe: Number(days) })}
          />
        )}
      </S.Fields>
      <Trailers {...{ customerId, vins, draft, problems, onChange }} />
      {type.known && type.narrowedBy === 'geofences' && <Geofences {...{ customerId, draft, problems, onChange }} />}
      {type.known && type.narrowedBy === 'faultTypes' && (
        <MultiSelect
          label={messages.faultTypes}
          placeholder={messages.allFaultTypes}
          options={faultTypes}
          value={draft.faultTypeIds.map(String)}
          error={problems.faultTypes}
          onChange={(ids) => onChange({ faultTypeIds: ids.map(Number), allFaultTypes: ids.length === 0 })}
        />
      )}
      {draft.assetThreshold && <Threshold {...{ draft, problems, onChange }} threshold={draft.assetThreshold} />}
      {type.known && type.hasSensorData && (
        <Checkbox
          label={messages.sensorData}
          checked={draft.includeSensorData}
          onChange={(event) => onChange({ includeSensorData: event.currentTarget.checked })}
        />
      )}
      <ColumnsField offered={offeredColumns(draft)} draft={draft} onChange={(columns) => onChange({ columns })} />
    </S.Section>
  );
}

/** All trailers, or some groups and trailers. Choosing all clears the others. */
function Trailers({ customerId, vins, draft, problems, onChange }: WhatSectionProps) {
  const messages = useMessages(REPORT_SCHEDULER_MESSAGES);
  const [isChoosing, setIsChoosing] = useState(!draft.allVehicles);
  const choosesSome = isChoosing || !draft.allVehicles;
  const choose = (part: Partial<Pick<ReportContent, 'vehicleIds' | 'vehicleGroupIds'>>) => {
    const { vehicleIds, vehicleGroupIds } = { ...draft, ...part };
    onChange({ vehicleIds, vehicleGroupIds, allVehicles: vehicleIds.length + vehicleGroupIds.length === 0 });
  };
  return (
    <S.Stack>
      <RadioGroup
        label={messages.trailers}
        layout="row"
        error={problems.vehicles}
        options={[
          { value: 'all', label: messages.allVehicles },
          { value: 'some', label: messages.chosen },
        ]}
        value={choosesSome ? 'some' : 'all'}
        onChange={(event) => {
          const isSome = event.currentTarget.value === 'some';
          setIsChoosing(isSome);
          if (!isSome) onChange({ allVehicles: true, vehicleIds: [], vehicleGroupIds: [] });
        }}
      />
      {choosesSome && (
        <S.Fields>
          <GroupsPicker
            customerId={customerId}
            value={draft.vehicleGroupIds}
            texts={messages}
            onChange={(vehicleGroupIds) => choose({ vehicleGroupIds })}
          />
          <TrailersPicker
            customerId={customerId}
            value={draft.vehicleIds}
            vins={vins}
            texts={messages}
            onChange={(vehicleIds) => choose({ vehicleIds })}
          />
        </S.Fields>
      )}
    </S.Stack>
  );
}

function Geofences({ customerId, draft, problems, onChange }: SectionProps & { customerId: number }) {
  const messages = useMessages(REPORT_SCHEDULER_MESSAGES);
  const { data: geofences } = useApiQuery(geofencesQuery(customerId), { staleMs: 60_000 });
  const options = useMemo(() => (geofences ?? []).map(({ id, name }) => ({ value: id, label: name })), [geofences]);
  return (
    <MultiSelect
      label={messages.geofences}
      placeholder={messages.allGeofences}
      options={options}
      searchFrom={12}
      labelOf={() => messages.deletedGeofence}
      value={draft.geofenceIds}
      error={problems.geofences}
      onChange={(geofenceIds) => onChange({ geofenceIds, allGeofences: geofenceIds.length === 0 })}
    />
  );
}

interface ThresholdProps extends SectionProps {
  threshold: NonNullable<ReportContent['assetThreshold']>;
}

function Threshold({ threshold, problems, onChange }: ThresholdProps) {
  const messages = useMessages(REPORT_SCHEDULER_MESSAGES);
  const comparisons = useMemo(
    () => [
      { value: 'atLeast', label: messages.atLeast },
      { value: 'fewerThan', label: messages.fewerThan },
    ],
    [messages],
  );
  return (
    <S.Fields>
      <Select
        label={messages.threshold}
        options={comparisons}
        value={threshold.comparison}
        onChange={(comparison) =>
          onChange({
            assetThreshold: { ...threshold, comparison: comparison === 'fewerThan' ? 'fewerThan' : 'atLeast' },
          })
        }
      />
      <NumberField
        label={messages.thresholdTrailers}
        value={threshold.trailers}
        min={1}
        max={100_000}
        error={problems.assetThreshold}
        onChange={(trailers) => onChange({ assetThreshold: { ...threshold, trailers: Number(trailers) || 0 } })}
      />
    </S.Fields>
  );
}
