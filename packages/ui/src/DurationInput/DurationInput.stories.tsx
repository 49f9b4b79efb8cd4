import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { DurationInput } from './DurationInput';

const onDuration = fn();
const meta = preview.meta({ title: 'Fields/DurationInput', component: DurationInput });

type DemoProps = Partial<ComponentProps<typeof DurationInput>>;

function Demo({ value = null, ...rest }: DemoProps) {
  const [valueMs, setValueMs] = useState(value);
  return (
    <DurationInput
      label="Untethered for at least"
      {...rest}
      value={valueMs}
      onChange={(next) => {
        setValueMs(next);
        onDuration(next);
      }}
    />
  );
}

const Column = styled.div`
  display: grid;
  gap: 12px;
  max-inline-size: 420px;
`;

const HOUR_MS = 3_600_000;

/** The controls change this one. */
export const Playground = meta.story({
  args: { label: 'Untethered for at least', value: 48 * HOUR_MS, onChange: onDuration, hint: '', disabled: false },
  render: (args) => <Demo key={JSON.stringify(args.value)} {...args} />,
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => <Demo value={48 * HOUR_MS} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Untethered for at least' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Untethered for at least' })).toHaveValue('2');
    await expect(canvas.getByRole('combobox', { name: 'Unit' })).toHaveValue('days');
  },
});

export const Keyboard = meta.story({
  render: () => <Demo />,
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox');
    const unit = canvas.getByRole('combobox', { name: 'Unit' });
    await userEvent.tab();
    await userEvent.keyboard('9x0');
    await expect(amount).toHaveValue('90');
    await expect(onDuration).toHaveBeenLastCalledWith(90 * 60_000);
    await userEvent.tab();
    await expect(unit).toHaveFocus();
    await userEvent.keyboard('h');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    await expect(unit).toHaveValue('hours');
    await expect(amount).toHaveValue('90');
    await expect(onDuration).toHaveBeenLastCalledWith(90 * HOUR_MS);
  },
});

export const ZeroIsNothing = meta.story({
  render: () => <Demo value={HOUR_MS} />,
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox');
    await expect(canvas.getByRole('combobox')).toHaveValue('hour');
    await userEvent.clear(amount);
    await userEvent.type(amount, '0');
    await expect(onDuration).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(amount).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveValue('hours');
  },
});

/** Reads a pasted unit. Text that can't be read stays, with an error when the field is left or on Enter. */
export const Pasted = meta.story({
  render: () => <Demo />,
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox');
    await userEvent.click(amount);
    await userEvent.paste('3 days');
    await expect(amount).toHaveValue('3');
    await expect(canvas.getByRole('combobox')).toHaveValue('days');
    await expect(onDuration).toHaveBeenLastCalledWith(72 * HOUR_MS);
    await userEvent.clear(amount);
    await userEvent.paste('1.5');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Enter a whole number, such as 90')).toBeVisible();
    await userEvent.tab();
    await expect(amount).toHaveValue('1.5');
    await expect(amount).toBeInvalid();
    await expect(onDuration).toHaveBeenLastCalledWith('');
  },
});

export const Limits = meta.story({
  render: () => <Demo value={24 * HOUR_MS} maxMs={31 * 24 * HOUR_MS} minMs={5 * 60_000} />,
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox');
    await userEvent.clear(amount);
    await userEvent.type(amount, '32');
    await userEvent.tab();
    await expect(canvas.getByText('Enter 31 days or less')).toBeVisible();
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveValue('32');
    await expect(amount).toHaveAccessibleDescription('Enter 31 days or less');
    await expect(onDuration).toHaveBeenLastCalledWith(32 * 24 * HOUR_MS);
    await userEvent.type(amount, '{Backspace}');
    await expect(amount).toBeValid();
  },
});

export const States = meta.story({
  render: () => (
    <Column>
      <Demo label={undefined} aria-label="Duration" size="xsmall" value={48 * HOUR_MS} />
      <Demo label="Small 32" value={47 * HOUR_MS} required />
      <Demo label="Medium 44" size="medium" optional hint="Counted from the last report" />
      <Demo label="Large 56" size="large" value={90 * 60_000} />
      <Demo label="Wrong" error="Enter how long it has to last." />
      <Demo label="Read-only" value={24 * HOUR_MS} readOnly />
      <Demo label="Disabled" value={24 * HOUR_MS} disabled />
    </Column>
  ),
});

export const Dark = States.extend({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({
  render: () => <Demo label="المدة" value={48 * HOUR_MS} texts={{ unit: 'الوحدة', units: () => ARABIC }} />,
  globals: { direction: 'rtl' },
});
const ARABIC = { minutes: 'دقائق', hours: 'ساعات', days: 'أيام' };

export const LongText = meta.story({
  render: () => (
    <Column style={{ maxInlineSize: 200 }}>
      <Demo
        label="Shortest time between two messages about the same trailer"
        value={HOUR_MS}
        hint="A rule that fires again sooner stays silent until this time has passed"
      />
    </Column>
  ),
});

export const Narrow = States.extend({ decorators: [narrow], play: fitsTheWidth });
