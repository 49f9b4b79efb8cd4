import { BellIcon, EllipsisIcon, PlusIcon, Settings2Icon } from 'lucide-react';
import { Badge } from '../../Badge/Badge';
import { Button } from '../../Button/Button';
import { Chip, ToggleChip } from '../../Chip/Chip';
import { IconButton } from '../../IconButton/IconButton';
import { FieldIcon } from '../../icons/FieldIcon';
import { Icon } from '../../icons/Icon';
import { Pagination } from '../../Pagination/Pagination';
import { SegmentedControl } from '../../SegmentedControl/SegmentedControl';
import { Tabs } from '../../Tabs/Tabs';
import { Line, Panel } from './layout.stories.parts';

const nothing = () => undefined;

export function Actions() {
  return (
    <>
      <Panel name="Button">
        <Line>
          <Button kind="primary">Create rule</Button>
          <Button>Cancel</Button>
          <Button kind="quiet">More filters</Button>
        </Line>
        <Line>
          <Button kind="danger">Delete</Button>
          <Button disabled>Disabled</Button>
          <Button pressed icon={<FieldIcon name="geofence" />}>
            Fences
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
        <Line>
          <Button kind="primary" working>
            Saving
          </Button>
          <IconButton label="Settings" icon={<Icon icon={Settings2Icon} />} />
          <IconButton label="More" icon={<Icon icon={EllipsisIcon} />} />
          <Button icon={<Icon icon={BellIcon} />}>
            Alerts <Badge tone="critical">38</Badge>
          </Button>
        </Line>
      </Panel>
      <Panel name="Chip, toggle, segment">
        <Line>
          <Chip name="Group" onRemove={nothing} removeLabel="Remove filter Group">
            Midwest Reefers
          </Chip>
          <Chip name="Health" active onRemove={nothing} removeLabel="Remove filter Health">
            CRITICAL
          </Chip>
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
            onChange={nothing}
            segments={[
              { value: 'comfortable', label: 'Comfortable' },
              { value: 'compact', label: 'Compact' },
            ]}
          />
          <Button kind="link" size="xsmall" icon={<Icon icon={PlusIcon} size={14} />}>
            Add filter
          </Button>
        </Line>
        <Tabs.Root defaultValue="reefer">
          <Tabs.List aria-label="Sensors">
            <Tabs.Trigger value="reefer">Reefer Unit</Tabs.Trigger>
            <Tabs.Trigger value="abs">ABS</Tabs.Trigger>
            <Tabs.Trigger value="wheel">Wheel End</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="reefer">Continuous, set point 34 °F</Tabs.Content>
          <Tabs.Content value="abs">No faults</Tabs.Content>
          <Tabs.Content value="wheel">118 °F</Tabs.Content>
        </Tabs.Root>
        <Pagination total={1204} page={3} pageSize={50} locale="en-US" onPageChange={nothing} />
      </Panel>
    </>
  );
}
