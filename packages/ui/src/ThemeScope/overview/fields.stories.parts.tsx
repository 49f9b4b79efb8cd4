import { Checkbox } from '../../Checkbox/Checkbox';
import { Combobox } from '../../Combobox/Combobox';
import { CoordinateInput } from '../../CoordinateInput/CoordinateInput';
import { DateField } from '../../DateField/DateField';
import { DurationInput } from '../../DurationInput/DurationInput';
import { EmailListInput } from '../../EmailListInput/EmailListInput';
import { FieldIcon } from '../../icons/FieldIcon';
import { MultiSelect } from '../../MultiSelect/MultiSelect';
import { NumberField } from '../../NumberField/NumberField';
import { RadioGroup } from '../../RadioGroup/RadioGroup';
import { SearchField } from '../../SearchField/SearchField';
import { Select } from '../../Select/Select';
import { Slider } from '../../Slider/Slider';
import { Switch } from '../../Switch/Switch';
import { TextArea } from '../../TextArea/TextArea';
import { TextField } from '../../TextField/TextField';
import { TimeField } from '../../TimeField/TimeField';
import { Line, Pair, Panel } from './layout.stories.parts';

const nothing = () => undefined;
const groups = [
  { value: 'reefers', label: 'Midwest Reefers', note: '612' },
  { value: 'ohio', label: 'Ohio dry vans', note: '2,140' },
  { value: 'toledo', label: 'Toledo yard', note: '204' },
];
const all = groups.map(({ value }) => value);
const HOUR_MS = 3_600_000;

export function Fields() {
  return (
    <>
      <Panel name="Text">
        <TextField aria-label="Contains" size="xsmall" defaultValue="xsmall 19, in grid headers" />
        <TextField label="Small 32" defaultValue="the default" prefix={<FieldIcon name="gps" size={15} />} />
        <TextField label="Medium 44" size="medium" defaultValue="forms on touch" required />
        <TextField label="VIN" defaultValue="1UYVS2530LG70421" error="Please select a VIN from the drop down list." />
        <TextArea label="Note" optional minRows={2} defaultValue="Leaks at the left rear door when it rains." />
      </Panel>
      <Panel name="Choice">
        <MultiSelect aria-label="Filter by group" size="xsmall" options={groups} value={all} onChange={nothing} />
        <MultiSelect label="Groups" options={groups} value={all} allText="All VINs" onChange={nothing} />
        <Pair>
          <Select label="Group" options={groups} value="ohio" onChange={nothing} />
          <Combobox label="Unit ID" options={groups} value={null} placeholder="Search" onChange={nothing} />
        </Pair>
        <RadioGroup
          label="Trigger"
          value="enter"
          onChange={nothing}
          options={[
            { value: 'both', label: 'Enter/Exit' },
            { value: 'enter', label: 'Enter' },
            { value: 'tow', label: 'Tow', disabled: true },
          ]}
        />
        <Line>
          <Checkbox aria-label="Off" />
          <Checkbox aria-label="On" defaultChecked />
          <Checkbox aria-label="Some" indeterminate />
          <Checkbox aria-label="Disabled" disabled />
          <Switch aria-label="Off" />
          <Switch aria-label="On" defaultChecked />
          <Switch aria-label="Disabled" disabled />
        </Line>
      </Panel>
      <Panel name="Numbers, time, place">
        <SearchField aria-label="Search trailers" placeholder="VIN or Unit ID" onSearch={nothing} />
        <Pair>
          <NumberField label="Set point" unit="°F" fractionDigits={1} value={34} onChange={nothing} />
          <DurationInput label="Untethered for" value={48 * HOUR_MS} onChange={nothing} />
          <DateField label="Reported after" value="2026-11-10" onChange={nothing} />
          <TimeField label="Send at" value="06:00" onChange={nothing} />
        </Pair>
        <CoordinateInput label="Center" value={{ lat: 39.7125, lng: -100.459 }} onChange={nothing} />
        <Slider label="Fuel below" unit="%" value={35} onChange={nothing} />
        <EmailListInput label="Recipients" value={['mia@cedarridge.com', 'luis@cedarridge.com']} onChange={nothing} />
      </Panel>
    </>
  );
}
