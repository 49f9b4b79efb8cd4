import { useMemo } from 'react';
import { Accordion } from '../../Accordion/Accordion';
import { BarList } from '../../BarList/BarList';
import { Card } from '../../Card/Card';
import { DataGrid } from '../../DataGrid/DataGrid';
import { EMPTY_LAYOUT } from '../../DataGrid/gridLayout';
import { PARCEL_COLUMNS, parcels } from '../../DataGrid/parcels.stories.data';
import { useClientRows } from '../../DataGrid/useClientRows';
import { DescriptionList } from '../../DescriptionList/DescriptionList';
import { FieldIcon } from '../../icons/FieldIcon';
import { type FieldIconName, fieldIcons } from '../../icons/fieldIcons';
import { Sparkline } from '../../Sparkline/Sparkline';
import { Stat } from '../../Stat/Stat';
import { StatGroup } from '../../Stat/StatGroup';
import { StatusPill } from '../../StatusPill/StatusPill';
import { Timeline } from '../../Timeline/Timeline';
import type { ChartSeries } from '../../TimeSeriesChart/chartTypes';
import { TimeSeriesChart } from '../../TimeSeriesChart/TimeSeriesChart';
import { GROUPS } from '../../Tree/groups.stories.data';
import { Tree } from '../../Tree/Tree';
import { Icons, Panel, Wide } from './layout.stories.parts';

const NOW = new Date('2026-11-20T20:00:00Z');
const TEN_MIN_MS = 600_000;
const steps = Array.from({ length: 145 }, (_, step) => step);
const times = steps.map((step) => NOW.getTime() - (144 - step) * TEN_MIN_MS);
const air = (base: number, hum: number, climb: number) =>
  steps.map((step) => base + hum * Math.sin(step / 3.1) + climb * Math.max(0, step - 110));
const series: ChartSeries[] = [
  { id: 'return', label: 'Return air', unit: '°F', color: 'orange', main: true, values: air(34.4, 0.8, 0.5) },
  { id: 'discharge', label: 'Discharge air', unit: '°F', color: 'teal', values: air(31.6, 1.2, 0.48) },
  { id: 'ambient', label: 'Ambient', unit: '°F', color: 'slate', dash: 'dotted', values: air(43, 2.4, 0.05) },
];
const volts = [12.9, 12.8, 12.8, 12.7, 12.8, 12.6, 12.5, 12.4, 12.5, 12.3, 12.2, 12.0, 11.9, 11.8, 11.7];

export function KeyNumbers() {
  return (
    <StatGroup aria-label="Key counts" style={{ marginBlockEnd: 'var(--gh-layout-gap)' }}>
      <Stat label="Trailers" value="12,486" note="3 customers" />
      <Stat label="Critical" tone="critical" value="38" denominator="of 12,486" note="+5 since yesterday" />
      <Stat label="Caution" tone="caution" value="214" denominator="of 12,486" />
      <Stat label="Not reporting" tone="unknown" value="584" denominator="of 12,486" />
      <Stat label="Utilization" value="71" unit="%" denominator="of 8,204" state="stale" note="3 d ago" />
      <Stat label="Tire pressure" state="missing" reason="No trailer has sent one yet" />
    </StatGroup>
  );
}

function Parcels() {
  const all = useMemo(() => parcels(400), []);
  const rows = useClientRows({ rows: all, columns: PARCEL_COLUMNS });
  return (
    <div style={{ display: 'grid', blockSize: 330 }}>
      <DataGrid
        label="Parcels"
        columns={PARCEL_COLUMNS}
        rows={rows}
        rowId={(row) => row.id}
        rowLabel={(row) => row.id}
        layout={{ ...EMPTY_LAYOUT, pinned: ['id'] }}
        onLayoutChange={() => undefined}
        selected={new Set(['P-000001', 'P-000003'])}
        onSelectedChange={() => undefined}
        density="compact"
      />
    </div>
  );
}

export function Data() {
  return (
    <>
      <Panel name="Timeline">
        <Timeline
          now={NOW}
          timeZone="America/Chicago"
          locale="en-US"
          events={[
            {
              id: '1',
              at: new Date('2026-11-20T19:41:00Z'),
              title: 'Set point 1 to 34.0 °F',
              detail: 'dana@cedarridge.com',
            },
            { id: '2', at: new Date('2026-11-20T14:36:00Z'), title: 'Critical: Restart null', tone: 'critical' },
            {
              id: '3',
              at: new Date('2026-11-20T01:02:00Z'),
              title: 'Stopped reporting for 1 h 50 min',
              tone: 'unknown',
            },
            { id: '4', at: new Date('2026-11-17T15:12:00Z'), title: 'Fault cleared: ABS', tone: 'good' },
          ]}
        />
      </Panel>
      <Wide>
        <Card title="Data grid" flush>
          <Parcels />
        </Card>
      </Wide>
      <Card title="Tree" flush>
        <div style={{ blockSize: 330 }}>
          <Tree
            label="Groups"
            nodes={GROUPS}
            defaultExpanded={['midwest', 'reefers']}
            defaultChecked={['frozen', 'tankers']}
          />
        </div>
      </Card>
      <Wide>
        <Panel name="Chart">
          <TimeSeriesChart
            label="Temperatures, zone 1"
            times={times}
            series={series}
            zones={[{ label: 'Set point 34.0 ± 4', from: 30, to: 38, middle: 34 }]}
            marks={[{ label: 'Alarm 84, restart null', fromMs: times[112] ?? 0 }]}
            timeZone="America/Chicago"
            locale="en-US"
          />
        </Panel>
      </Wide>
      <Panel name="Trend">
        <Sparkline label="Trailer battery, 24 h, last 11.7 V" tone="caution" values={volts} />
      </Panel>
      <Panel name="Faults by system">
        <BarList
          aria-label="Faults by system"
          format={(count, total) => `${count.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`}
          items={[
            {
              id: 'lights',
              label: 'Lights',
              count: 14,
              total: 1940,
              tone: 'critical',
              icon: <FieldIcon name="lights" />,
            },
            {
              id: 'abs',
              label: 'ABS',
              count: 185,
              total: 11_087,
              tone: 'caution',
              icon: <FieldIcon name="abs-lamp" />,
            },
            {
              id: 'gone',
              label: 'Silent',
              count: 584,
              total: 12_486,
              tone: 'unknown',
              icon: <FieldIcon name="gateway" />,
            },
          ]}
        />
        <Accordion.Root defaultValue={[]}>
          <Accordion.Item
            value="abs"
            title="ABS"
            icon={<FieldIcon name="abs-lamp" />}
            state={<StatusPill tone="good">No faults</StatusPill>}
            age="4 min"
          />
          <Accordion.Item value="wheel" title="Wheel End" icon={<FieldIcon name="wheel-end" />} age="3 d, stale" />
          <Accordion.Item
            value="camera"
            title="Cargo Camera"
            icon={<FieldIcon name="cargo-camera" />}
            age="Not installed"
            disabled
          />
        </Accordion.Root>
      </Panel>
      <Panel name="Trailer">
        <DescriptionList
          items={[
            { id: 'vin', term: 'VIN', value: '1UYVS2530LG704218', code: true },
            { id: 'type', term: 'Trailer type', value: 'Reefer Trailer' },
            { id: 'health', term: 'Health', value: <StatusPill tone="caution">Caution</StatusPill> },
            { id: 'odometer', term: 'ABS Odometer', value: '212,408.6 mi' },
            { id: 'tires', term: 'Tire pressure', reason: 'The sensor has not reported yet' },
            { id: 'camera', term: 'Cargo Camera', missing: '-', reason: 'This trailer has no such sensor' },
          ]}
        />
      </Panel>
      <Panel name="Field icons">
        <Icons>
          {(Object.keys(fieldIcons) as FieldIconName[]).map((name) => (
            <FieldIcon key={name} name={name} size={20} />
          ))}
        </Icons>
      </Panel>
    </>
  );
}
