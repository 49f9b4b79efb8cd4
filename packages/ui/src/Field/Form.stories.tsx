import { Controller, type ControllerRenderProps, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Combobox } from '../Combobox/Combobox';
import { CoordinateInput } from '../CoordinateInput/CoordinateInput';
import type { Coordinate } from '../CoordinateInput/coordinate';
import { DateField } from '../DateField/DateField';
import { DateRangeField } from '../DateRangeField/DateRangeField';
import type { DateRange } from '../DateRangeField/dateRange';
import { DurationInput } from '../DurationInput/DurationInput';
import { EmailListInput } from '../EmailListInput/EmailListInput';
import { isEmailAddress } from '../EmailListInput/emailList';
import { FileDrop } from '../FileDrop/FileDrop';
import type { StoredFile } from '../FileDrop/useUploads';
import { MultiSelect } from '../MultiSelect/MultiSelect';
import { NumberField } from '../NumberField/NumberField';
import { PasswordField } from '../PasswordField/PasswordField';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { SearchField } from '../SearchField/SearchField';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { Select } from '../Select/Select';
import { type NumberRange, RangeSlider } from '../Slider/RangeSlider';
import { Slider } from '../Slider/Slider';
import { Switch } from '../Switch/Switch';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import type { TypedValue } from '../TextField/useTypedDraft';
import { TimeField } from '../TimeField/TimeField';
import { TimeZoneSelect } from '../TimeZoneSelect/TimeZoneSelect';
import { Field } from './Field';

interface Rule {
  name: string;
  secret: string;
  remark: string;
  trigger: string;
  customer: string | null;
  groups: string[];
  yard: string | null;
  center: Coordinate | null;
  durationMs: number | null;
  pressure: number | null;
  fuel: number | null;
  weight: NumberRange | null;
  from: string | null;
  history: DateRange | null;
  time: string | null;
  zone: string | null;
  emails: string[];
  files: StoredFile[];
  severity: 'caution' | 'critical';
  trailers: string;
  reefer: boolean;
  terms: boolean;
}

const EMPTY: Rule = {
  name: '',
  secret: '',
  remark: '',
  trigger: '',
  customer: null,
  groups: [],
  yard: null,
  center: null,
  durationMs: null,
  pressure: null,
  fuel: 20,
  weight: null,
  from: null,
  history: { preset: '7d' },
  time: '06:00',
  zone: 'America/Los_Angeles',
  emails: [],
  files: [],
  severity: 'caution',
  trailers: '',
  reefer: false,
  terms: false,
};

const onSave = fn();
const meta = preview.meta({ title: 'Fields/Form', component: Field, tags: ['no-texts'] });

const customers = [
  { value: 'cedar', label: 'Cedar Ridge Logistics' },
  { value: 'lake', label: 'Lake Trailer' },
];
const groups = [
  { value: 'reefers', label: 'Midwest Reefers' },
  { value: 'toledo', label: 'Toledo yard' },
];
const triggers = [
  { value: 'enter', label: 'Enter' },
  { value: 'exit', label: 'Exit' },
];
const severities = [
  { value: 'caution', label: 'Caution' },
  { value: 'critical', label: 'Critical' },
] as const;
const now = new Date('2026-11-17T15:12:00Z');

const Form = styled.form`
  display: grid;
  gap: 12px;
  max-inline-size: 400px;
`;

function Demo() {
  const { register, control, handleSubmit, formState, reset } = useForm<Rule>({ defaultValues: EMPTY });
  const { errors } = formState;
  const must = (required: string) => ({ required });
  return (
    <Form noValidate onSubmit={handleSubmit((rule) => onSave(rule))}>
      <TextField
        label="Rule name"
        required
        maxLength={60}
        error={errors.name?.message}
        {...register('name', must('Enter a name'))}
      />
      <PasswordField
        label="Password"
        required
        error={errors.secret?.message}
        {...register('secret', must('Enter a password'))}
      />
      <TextArea label="Remark" optional maxLength={200} {...register('remark')} />
      <RadioGroup
        label="Trigger"
        required
        layout="row"
        options={triggers}
        error={errors.trigger?.message}
        {...register('trigger', must('Choose a trigger'))}
      />
      <Controller
        control={control}
        name="customer"
        rules={must('Please select a customer')}
        render={({ field, fieldState }) => (
          <Select label="Customer" required options={customers} error={fieldState.error?.message} {...field} />
        )}
      />
      <Controller
        control={control}
        name="groups"
        render={({ field }) => <MultiSelect label="Groups" optional options={groups} allText="All VINs" {...field} />}
      />
      <Controller
        control={control}
        name="yard"
        render={({ field }) => <Combobox label="Yard" optional options={groups} {...field} />}
      />
      <Controller
        control={control}
        name="center"
        rules={must('Enter a place')}
        render={({ field, fieldState }) => (
          <CoordinateInput label="Center point" required error={fieldState.error?.message} {...field} />
        )}
      />
      <Controller
        control={control}
        name="durationMs"
        rules={must('Enter a duration')}
        render={({ field, fieldState }) => (
          <DurationInput label="Lasts for" required error={fieldState.error?.message} {...field} />
        )}
      />
      <Controller
        control={control}
        name="pressure"
        rules={must('Enter a pressure')}
        render={({ field, fieldState }) => (
          <NumberField
            label="Pressure below"
            unit="psi"
            max={900}
            required
            error={fieldState.error?.message}
            {...field}
          />
        )}
      />
      <Controller
        control={control}
        name="fuel"
        render={({ field }) => <Slider label="Fuel below" unit="%" {...field} />}
      />
      <Controller
        control={control}
        name="weight"
        render={({ field }) => <RangeSlider label="Weight" unit="lbs" max={50_000} {...field} />}
      />
      <Controller
        control={control}
        name="from"
        render={({ field }) => <DateField label="Valid from" optional {...field} />}
      />
      <Controller
        control={control}
        name="history"
        render={({ field }) => <DateRangeField label="History" today="2026-11-17" {...field} />}
      />
      <Controller
        control={control}
        name="time"
        rules={must('Enter a time')}
        render={({ field, fieldState }) => (
          <TimeField label="Send at" required error={fieldState.error?.message} {...field} />
        )}
      />
      <Controller
        control={control}
        name="zone"
        render={({ field }) => <TimeZoneSelect label="Time zone" now={now} {...field} />}
      />
      <Controller
        control={control}
        name="emails"
        rules={{
          validate: (emails) =>
            (emails.length > 0 && emails.every(isEmailAddress)) || 'Enter at least one valid address',
        }}
        render={({ field, fieldState }) => (
          <EmailListInput label="Notify by email" required error={fieldState.error?.message} {...field} />
        )}
      />
      <Controller
        control={control}
        name="files"
        render={({ field }) => <FileDrop label="Attachments" upload={async (file) => file.name} {...field} />}
      />
      <Controller
        control={control}
        name="severity"
        render={({ field }) => <SegmentedControl label="Severity" segments={severities} {...field} />}
      />
      <Controller
        control={control}
        name="trailers"
        render={({ field: { onChange, ...field } }) => (
          <SearchField label="Trailers with" optional onSearch={onChange} {...field} />
        )}
      />
      <Switch label="Reefer Controls" {...register('reefer')} />
      <Checkbox
        label="I accept the terms"
        required
        error={errors.terms?.message}
        {...register('terms', must('Accept the terms to go on'))}
      />
      <Button type="submit" kind="primary">
        Save
      </Button>
      <Button onClick={() => reset()}>Start over</Button>
    </Form>
  );
}

/** Fills in and submits a form with every field by keyboard. */
export const WithReactHookForm = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => <Demo />,
  play: async ({ canvas, userEvent, step }) => {
    const type = (keys: string) => userEvent.keyboard(keys);
    await step('shows errors and focuses the first invalid field', async () => {
      canvas.getByRole('button', { name: 'Save' }).focus();
      await type('{Enter}');
      await expect(await canvas.findByText('Enter a name')).toBeVisible();
      for (const words of ['Choose a trigger', 'Please select a customer', 'Enter a place', 'Enter a duration']) {
        await expect(canvas.getByText(words)).toBeVisible();
      }
      await expect(canvas.getByText('Enter at least one valid address')).toBeVisible();
      await expect(canvas.getByLabelText(/Rule name/)).toHaveFocus();
      // Focus moves to the first error, so only that one is announced.
      await expect(canvas.getByText('Enter a name').closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
    });
    await step('fills in the form by keyboard, with Tab between fields', async () => {
      await type('Cold box{Tab}gladhand-2026{Tab}{Tab}At night{Tab}');
      await type('{ArrowRight}{Tab}');
      await type('{ArrowDown}{ArrowDown}{Enter}{Tab}');
      await expect(canvas.getByRole('combobox', { name: /Customer/ })).toHaveValue('Lake Trailer');
      await type('{ArrowDown}{ArrowDown}{Enter}{Escape}');
      canvas.getByRole('combobox', { name: /Yard/ }).focus();
      await type('tole{Enter}{Tab}');
      await type('39.7125 -100.459{Tab}90{Tab}h{Enter}{Tab}95{Tab}');
      await type('{ArrowRight}{Tab}{Tab}10000{Tab}{Tab}{Tab}');
      canvas.getByLabelText(/Valid from/).focus();
      await type('11/1/2026{Tab}{Tab}{Tab}{ArrowUp}{Tab}');
      canvas.getByLabelText(/Notify by email/, { selector: 'input' }).focus();
      await type('luis.ortega@cedarridge.com{Enter}');
      canvas.getByRole('radio', { name: 'Caution' }).focus();
      await type('{ArrowRight}{Tab}R-22{Enter}');
      canvas.getByRole('switch').focus();
      await type(' {Tab} {Tab}{Enter}');
    });
    await waitFor(() =>
      expect(onSave).toHaveBeenLastCalledWith({
        name: 'Cold box',
        secret: 'gladhand-2026',
        remark: 'At night',
        trigger: 'exit',
        customer: 'lake',
        groups: ['reefers'],
        yard: 'toledo',
        center: { lat: 39.7125, lng: -100.459 },
        durationMs: 90 * 3_600_000,
        pressure: 95,
        fuel: 21,
        weight: [10_000, null],
        from: '2026-11-01',
        history: { preset: '7d' },
        time: '06:15',
        zone: 'America/Los_Angeles',
        emails: ['luis.ortega@cedarridge.com'],
        files: [],
        severity: 'critical',
        trailers: 'R-22',
        reefer: true,
        terms: true,
      }),
    );
    await step('provides the same values as native form data', async () => {
      const form = canvas.getByRole('button', { name: 'Save' }).closest('form') as HTMLFormElement;
      const data = new FormData(form);
      await expect(Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name)]))).toEqual({
        name: ['Cold box'],
        secret: ['gladhand-2026'],
        remark: ['At night'],
        trigger: ['exit'],
        customer: ['lake'],
        groups: ['reefers'],
        yard: ['toledo'],
        center: ['39.7125, -100.4590'],
        durationMs: [String(90 * 3_600_000)],
        pressure: ['95'],
        fuel: ['21'],
        weight: ['10000', ''],
        from: ['2026-11-01'],
        history: ['{"preset":"7d"}'],
        time: ['06:15'],
        zone: ['America/Los_Angeles'],
        emails: ['luis.ortega@cedarridge.com'],
        severity: ['critical'],
        trailers: ['R-22'],
        reefer: ['on'],
        terms: ['on'],
      });
    });
    await step('Start over clears all entries, valid or not', async () => {
      const place = canvas.getByLabelText(/Center point/);
      await userEvent.clear(place);
      await userEvent.type(place, 'nowhere');
      const from = canvas.getByLabelText(/Valid from/);
      await userEvent.clear(from);
      await userEvent.type(from, '11/31/2026');
      const amount = canvas.getByRole('textbox', { name: /Lasts for/ });
      await userEvent.clear(amount);
      await userEvent.paste('1.5');
      await userEvent.tab();
      await expect(canvas.getByText('Enter a date as m/d/yyyy')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
      await waitFor(() => expect(place).toHaveValue(''));
      await expect(from).toHaveValue('');
      await expect(from).toBeValid();
      await expect(amount).toHaveValue('');
      await expect(amount).toBeValid();
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await expect(canvas.getByLabelText(/Pressure below/)).toHaveValue('');
      await expect(canvas.getByRole('slider', { name: 'Fuel below' })).toHaveAttribute('aria-valuenow', '20');
    });
  },
});

interface Limits {
  psi: TypedValue<number>;
  durationMs: TypedValue<number>;
  place: TypedValue<Coordinate>;
  day: string | null;
  time: string | null;
}

const NO_LIMITS: Limits = { psi: null, durationMs: null, place: null, day: null, time: null };

/** No field has a rule in the form, and all of them use Controller. */
function LimitsDemo() {
  const { control, handleSubmit, reset } = useForm<Limits>({ defaultValues: NO_LIMITS });
  return (
    <Form noValidate onSubmit={handleSubmit((limits) => onSave(limits))}>
      <Controller
        control={control}
        name="psi"
        render={({ field }) => <NumberField label="Pressure" optional max={900} {...field} />}
      />
      <Controller
        control={control}
        name="durationMs"
        render={({ field }) => <DurationInput label="Lasts for" optional {...field} />}
      />
      <Controller
        control={control}
        name="place"
        render={({ field }) => <CoordinateInput label="Place" optional {...field} />}
      />
      <Controller
        control={control}
        name="day"
        render={({ field }) => <DateField label="Day" optional max="2026-11-17" today="2026-11-17" {...field} />}
      />
      <Controller
        control={control}
        name="time"
        render={({ field }) => <TimeField label="Time" optional {...field} />}
      />
      <Button type="submit" kind="primary">
        Save
      </Button>
      <Button onClick={() => reset(NO_LIMITS)}>Start over</Button>
    </Form>
  );
}

const WRONG: readonly [name: RegExp, typed: string, problem: string, mended: string][] = [
  [/Pressure/, '901', 'Enter a number from 0 to 900', '95'],
  [/Lasts for/, '1.5', 'Enter a whole number, such as 90', '90'],
  [/Place/, '39.71', 'Enter a latitude and a longitude separated by a comma', '39.7125, -100.459'],
  [/Day/, '11/18/2026', 'Choose 11/17/2026 or earlier', '11/1/2026'],
  [/Time/, '25:00', 'Enter a time as 14:30 or 2:30 PM', '06:00'],
];

/** An invalid entry in a typed field blocks the form, even without a rule, and is never saved as empty. */
export const WrongTextHoldsTheForm = meta.story({
  render: () => <LimitsDemo />,
  play: async ({ canvas, userEvent, step }) => {
    onSave.mockClear();
    for (const [name, typed, problem, mended] of WRONG) {
      await step(typed, async () => {
        const field = canvas.getByLabelText(name, { selector: 'input' });
        await userEvent.click(field);
        await userEvent.paste(typed);
        await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
        await expect(field).toHaveFocus();
        await expect(field).toHaveAccessibleDescription(problem);
        await userEvent.keyboard('{Enter}');
        await expect(field).toHaveValue(typed);
        await expect(onSave).not.toHaveBeenCalled();
        await userEvent.clear(field);
        await userEvent.paste(mended);
      });
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        psi: 95,
        durationMs: 90 * 60_000,
        place: { lat: 39.7125, lng: -100.459 },
        day: '2026-11-01',
        time: '06:00',
      }),
    );
  },
});

/** Clears the text when the host clears the value, even if the text was never a value. */
export const ResetEmptiesHalfTypedText = meta.story({
  render: () => <LimitsDemo />,
  play: async ({ canvas, userEvent }) => {
    const fields = WRONG.map(([name]) => canvas.getByLabelText(name, { selector: 'input' }));
    for (const [at, field] of fields.entries()) {
      await userEvent.click(field);
      await userEvent.paste(WRONG[at]?.[1] ?? '');
      await userEvent.tab();
      await expect(field).toBeInvalid();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    for (const field of fields) {
      await waitFor(() => expect(field).toHaveValue(''));
      await expect(field).toBeValid();
    }
    // The next entry isn't validated before the field is left.
    await userEvent.type(canvas.getByLabelText(/Time/), '2');
    await userEvent.type(canvas.getByLabelText(/Time/), '5');
    await expect(canvas.getByLabelText(/Time/)).toBeValid();
  },
});

type Many = { rows: { unit: string; weight: TypedValue<number> }[] };

/** How often each field was rendered, by name. */
const draws = new Map<string, number>();
const drawn = (name: string) => draws.set(name, (draws.get(name) ?? 0) + 1);

function Weight(field: ControllerRenderProps<Many, `rows.${number}.weight`>) {
  drawn(field.name);
  return <NumberField label={field.name} unit="lbs" {...field} />;
}

function Unit(field: UseFormRegisterReturn) {
  drawn(field.name);
  return <TextField label={field.name} {...field} />;
}

const ROWS = 25;

function ManyDemo() {
  const { register, control } = useForm<Many>({
    defaultValues: { rows: Array.from({ length: ROWS }, () => ({ unit: '', weight: null })) },
  });
  return (
    <Form>
      {Array.from({ length: ROWS }, (_, at) => at).map((at) => (
        <div key={at}>
          <Unit {...register(`rows.${at}.unit`)} />
          <Controller control={control} name={`rows.${at}.weight`} render={({ field }) => <Weight {...field} />} />
        </div>
      ))}
    </Form>
  );
}

/** Renders only the field that is typed in, among fifty. */
export const FiftyFields = meta.story({
  render: () => <ManyDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByLabelText(/^rows/)).toHaveLength(2 * ROWS);
    draws.clear();
    await userEvent.type(canvas.getByLabelText('rows.12.weight'), '41260');
    await expect([...draws.keys()]).toEqual(['rows.12.weight']);
    draws.clear();
    await userEvent.type(canvas.getByLabelText('rows.3.unit'), 'R-2160');
    await expect([...draws.keys()]).toEqual([]);
    await expect(canvas.getByLabelText('rows.3.unit')).toHaveValue('R-2160');
  },
});
