import { PlusIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Banner } from '../Banner/Banner';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Checkbox } from '../Checkbox/Checkbox';
import { Chip, ToggleChip } from '../Chip/Chip';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { FieldIcon } from '../icons/FieldIcon';
import { Icon } from '../icons/Icon';
import { MultiSelect } from '../MultiSelect/MultiSelect';
import { Reading } from '../Reading/Reading';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { Skeleton } from '../Skeleton/Skeleton';
import { StatusPill } from '../StatusPill/StatusPill';
import { Switch } from '../Switch/Switch';
import { Tabs } from '../Tabs/Tabs';
import { TextField } from '../TextField/TextField';
import { ThemeScope } from './ThemeScope';

const meta = preview.meta({ title: 'Foundations/Overview', component: ThemeScope });

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(320px, 1fr));
  gap: 12px;
`;

const Stack = styled.div`
  display: grid;
  gap: 10px;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

const Readings = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 8px;

  > * {
    padding: 7px 9px;
    border: 1px solid var(--gh-color-border-neutral);
    border-radius: 6px;
  }
`;

const groups = [
  { value: 'reefers', label: 'Midwest Reefers', note: '612' },
  { value: 'ohio', label: 'Ohio dry vans', note: '2,140' },
  { value: 'toledo', label: 'Toledo yard', note: '204' },
];

function Panel({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Card title={name}>
      <Stack>{children}</Stack>
    </Card>
  );
}

/** Everything side by side, to compare with the drawings. */
export const Everything = meta.story({
  render: () => (
    <Grid>
      <Panel name="Button">
        <Line>
          <Button kind="primary">Create rule</Button>
          <Button>Cancel</Button>
          <Button kind="quiet">More filters</Button>
          <Button kind="danger">Delete</Button>
        </Line>
        <Line>
          <Button disabled>Disabled</Button>
          <Button pressed icon={<FieldIcon name="geofence" />}>
            Fences
          </Button>
          <Button kind="primary" working>
            Saving
          </Button>
          <Button kind="link">View all</Button>
        </Line>
        <Line>
          <Button size="xsmall">Small 26</Button>
          <Button kind="primary" size="medium">
            Medium 44
          </Button>
          <Button size="large">Large 56</Button>
        </Line>
      </Panel>
      <Panel name="Input">
        <TextField aria-label="Contains" size="xsmall" defaultValue="xsmall 19, in grid headers" />
        <TextField
          aria-label="Small"
          defaultValue="small 32, the default"
          prefix={<FieldIcon name="gps" size={15} />}
        />
        <TextField aria-label="Medium" size="medium" defaultValue="medium 44, forms on touch" />
        <TextField
          aria-label="Large"
          size="large"
          defaultValue="large 56"
          error="Please select a VIN from the drop down list."
        />
      </Panel>
      <Panel name="Select with +N more">
        <MultiSelect
          aria-label="Filter by group"
          size="xsmall"
          options={groups}
          value={['reefers', 'ohio', 'toledo']}
          onChange={() => {}}
        />
        <MultiSelect
          aria-label="Groups"
          options={groups}
          value={['reefers', 'ohio', 'toledo']}
          allText="All VINs"
          onChange={() => {}}
        />
      </Panel>
      <Panel name="Status">
        <Line>
          <StatusPill tone="good">Good</StatusPill>
          <StatusPill tone="caution">Caution</StatusPill>
          <StatusPill tone="critical">Critical</StatusPill>
          <StatusPill tone="unknown">Not reporting</StatusPill>
        </Line>
        <Line>
          <StatusPill tone="critical" solid>
            CRITICAL
          </StatusPill>
          <StatusPill tone="caution" solid>
            CAUTION
          </StatusPill>
        </Line>
        <Line>
          <StatusPill tone="good" plain>
            No faults
          </StatusPill>
          <StatusPill tone="caution" plain>
            Intermittent
          </StatusPill>
          <StatusPill tone="critical" plain>
            Multiple
          </StatusPill>
          <StatusPill tone="unknown" plain>
            NA
          </StatusPill>
        </Line>
        <Readings>
          <Reading label="Fresh" value="12.6" unit="V" age="4 min" />
          <Reading label="Stale" value="12.6" unit="V" age="3 d" state="stale" />
          <Reading label="No reading" state="missing" />
          <Reading label="Not installed" state="not-installed" />
        </Readings>
      </Panel>
      <Panel name="Chip, toggle, choice">
        <Line>
          <Chip name="Group" onRemove={() => {}} removeLabel="Remove filter Group">
            Midwest Reefers
          </Chip>
          <Chip name="Health" active onRemove={() => {}} removeLabel="Remove filter Health">
            CRITICAL
          </Chip>
          <Button kind="link" size="xsmall">
            Clear filters
          </Button>
        </Line>
        <Line>
          <ToggleChip pressed={false} icon={<FieldIcon name="trailer-reefer" size={14} />}>
            Reefer Trailer
          </ToggleChip>
          <ToggleChip pressed icon={<FieldIcon name="load" size={14} />}>
            Loaded
          </ToggleChip>
          <ToggleChip pressed tone="critical" icon={<FieldIcon name="tire-pressure" size={14} />}>
            Tire
          </ToggleChip>
        </Line>
        <Line>
          <SegmentedControl
            label="Density"
            value="comfortable"
            onChange={() => {}}
            segments={[
              { value: 'comfortable', label: 'Comfortable' },
              { value: 'compact', label: 'Compact' },
            ]}
          />
        </Line>
        <Line>
          <Checkbox aria-label="Off" />
          <Checkbox aria-label="On" defaultChecked />
          <Checkbox aria-label="Some" indeterminate />
          <Checkbox aria-label="Disabled" disabled />
          <Switch aria-label="Off" />
          <Switch aria-label="On" defaultChecked />
        </Line>
      </Panel>
      <Panel name="Banner">
        <Banner tone="caution">
          You need to select a customer in order to change group assignments or to edit groups
        </Banner>
        <Banner tone="critical">The command was refused by the reefer.</Banner>
      </Panel>
      <Panel name="Empty, failed, loading">
        <EmptyState
          title="No geofences yet"
          icon={<FieldIcon name="geofence" size={22} />}
          action={
            <Button size="xsmall" icon={<Icon icon={PlusIcon} size={14} />}>
              Create geofence
            </Button>
          }
        >
          Draw one to know when trailers arrive.
        </EmptyState>
        <ErrorState title="Positions did not load" onRetry={() => {}}>
          Showing data from 14:02, 6 min ago.
        </ErrorState>
        <Skeleton width="60%" />
      </Panel>
      <Panel name="Reading">
        <Line style={{ gap: 24 }}>
          <Reading size="large" tone="caution" label="Trailer Battery" value="11.7" unit="V" age="4 min ago" />
          <Reading size="large" tone="critical" label="Return air 1" value="58.6" unit="°F" age="4 min ago" />
          <Reading size="large" label="Bogie weight" value="41,260" unit="lbs" age="4 min ago" />
        </Line>
        <Tabs.Root defaultValue="reefer">
          <Tabs.List aria-label="Sensors">
            <Tabs.Trigger value="reefer">Reefer Unit</Tabs.Trigger>
            <Tabs.Trigger value="abs">ABS</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="reefer">Continuous, set point 34 °F</Tabs.Content>
          <Tabs.Content value="abs">No faults</Tabs.Content>
        </Tabs.Root>
      </Panel>
    </Grid>
  ),
});
