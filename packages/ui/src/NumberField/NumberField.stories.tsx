import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { LONG_NAME, LONG_SENTENCE } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { NumberField } from './NumberField';

const onNumber = fn();
const meta = preview.meta({ title: 'Fields/NumberField', component: NumberField });

type DemoProps = Partial<ComponentProps<typeof NumberField>>;

function Demo({ value = null, ...rest }: DemoProps) {
  const [number, setNumber] = useState(value);
  return (
    <NumberField
      label="Tire pressure below"
      unit="psi"
      {...rest}
      value={number}
      onChange={(next) => {
        setNumber(next);
        onNumber(next);
      }}
    />
  );
}

const Column = styled.div`
  display: grid;
  gap: 12px;
  max-inline-size: 220px;
`;

/** The controls change this one. */
export const Playground = meta.story({
  args: {
    label: 'Tire pressure below',
    unit: 'psi',
    value: 95,
    max: 900,
    onChange: onNumber,
    hint: '',
    disabled: false,
  },
  render: (args) => <Demo key={JSON.stringify(args.value)} {...args} />,
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => <Demo value={95} max={900} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Tire pressure below' });
    await expect(field).toHaveValue('95');
    await expect(field).toHaveAttribute('aria-valuetext', '95 psi');
  },
});

export const DigitsOnly = meta.story({
  render: () => <Demo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '9e-5.');
    await expect(field).toHaveValue('95');
    await expect(onNumber).toHaveBeenLastCalledWith(95);
    await userEvent.clear(field);
    await userEvent.paste('41,260');
    await expect(onNumber).toHaveBeenLastCalledWith(41_260);
    await userEvent.tab();
    await expect(field).toHaveValue('41260');
    await userEvent.clear(field);
    await userEvent.paste('a lot');
    await userEvent.tab();
    await expect(canvas.getByText('The value should be either an empty string or a number!')).toBeVisible();
    await expect(onNumber).toHaveBeenLastCalledWith('');
  },
});

export const OneDecimal = meta.story({
  render: () => <Demo label="Return air above" unit="°F" fractionDigits={1} min={-40} max={80} value={34} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '-12.55');
    await expect(field).toHaveValue('-12.5');
    await expect(onNumber).toHaveBeenLastCalledWith(-12.5);
    await userEvent.clear(field);
    await userEvent.type(field, '81');
    await userEvent.tab();
    await expect(canvas.getByText('Enter a number from -40 to 80')).toBeVisible();
    await expect(field).toBeInvalid();
  },
});

export const Keyboard = meta.story({
  render: () => <Demo value={95} max={120} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('96');
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}');
    await expect(field).toHaveValue('120');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(field).toHaveValue('110');
    await fireEvent.wheel(field, { deltaY: 100 });
    await expect(field).toHaveValue('110');
  },
});

export const States = meta.story({
  render: () => (
    <Column>
      <Demo label={undefined} aria-label="Above" size="xsmall" value={95} />
      <Demo label="Small 32" value={41260} unit="lbs" required />
      <Demo label="Medium 44" size="medium" value={95} hint="Cold pressure" />
      <Demo label="Large 56" size="large" value={95} />
      <Demo label="Empty" optional placeholder="90" />
      <Demo label="Wrong" value={12} error="Enter a pressure that a tire can have." />
      <Demo label="Read-only" value={95} readOnly />
      <Demo label="Disabled" value={95} disabled />
    </Column>
  ),
});

export const Dark = States.extend({ globals: { theme: 'dark' } });
export const RightToLeft = States.extend({ globals: { direction: 'rtl' } });

export const LongText = meta.story({
  render: () => <Demo label={LONG_NAME} hint={LONG_SENTENCE} value={41260} unit="lbs" required />,
  decorators: [narrow],
  play: fitsTheWidth,
});

export const Narrow = States.extend({ decorators: [narrow], play: fitsTheWidth });
