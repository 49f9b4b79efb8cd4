import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { LONG_NAME, LONG_SENTENCE } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { type NumberRange, RangeSlider } from './RangeSlider';
import { Slider } from './Slider';

const onNumber = fn();
const onRange = fn();
const meta = preview.meta({ title: 'Fields/Slider', component: Slider, subcomponents: { RangeSlider } });

function Demo({ value = 35, ...rest }: Partial<ComponentProps<typeof Slider>>) {
  const [number, setNumber] = useState(value);
  return (
    <Slider
      label="Fuel below"
      unit="%"
      {...rest}
      value={number}
      onChange={(next) => {
        setNumber(next);
        onNumber(next);
      }}
    />
  );
}

function RangeDemo({ value, ...rest }: Partial<ComponentProps<typeof RangeSlider>>) {
  const [range, setRange] = useState<NumberRange | null | undefined>(value);
  return (
    <RangeSlider
      label="Cargo Bogie Weight"
      unit="lbs"
      max={50_000}
      step={500}
      {...rest}
      value={range}
      onChange={(next) => {
        setRange(next);
        onRange(next);
      }}
    />
  );
}

const Column = styled.div`
  display: grid;
  gap: 16px;
  max-inline-size: 460px;
`;

/** The controls change this one. */
export const Playground = meta.story({
  args: { label: 'Fuel below', unit: '%', value: 35, min: 0, max: 100, step: 1, onChange: onNumber, disabled: false },
  render: (args) => <Demo key={JSON.stringify(args.value)} {...args} />,
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => (
    <Column>
      <Demo hint="Of the tank of the reefer unit" />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const thumb = canvas.getByRole('slider', { name: 'Fuel below' });
    const field = canvas.getByRole('spinbutton', { name: 'Fuel below' });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{PageDown}');
    await expect(field).toHaveValue('27');
    await expect(thumb).toHaveAttribute('aria-valuetext', '27 %');
    await userEvent.keyboard('{Home}');
    await expect(field).toHaveValue('0');
    await userEvent.keyboard('{End}');
    await expect(onNumber).toHaveBeenLastCalledWith(100);
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await expect(thumb).toHaveAttribute('aria-valuenow', '12');
  },
});

export const Range = meta.story({
  render: () => (
    <Column>
      <RangeDemo value={[10_000, 40_000]} />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const from = canvas.getByRole('slider', { name: 'Cargo Bogie Weight, From' });
    from.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(onRange).toHaveBeenLastCalledWith([10_500, 40_000]);
    await userEvent.keyboard('{End}');
    await expect(onRange).toHaveBeenLastCalledWith([40_000, 40_000]);
    const to = canvas.getByRole('spinbutton', { name: 'Cargo Bogie Weight, To' });
    await userEvent.clear(to);
    await expect(onRange).toHaveBeenLastCalledWith([40_000, null]);
    await userEvent.type(to, '41260');
    await expect(onRange).toHaveBeenLastCalledWith([40_000, 41_260]);
    await expect(canvas.getByRole('slider', { name: 'Cargo Bogie Weight, To' })).toHaveAttribute(
      'aria-valuetext',
      '41260 lbs',
    );
  },
});

/** The thumbs can be focused and read, but not moved. */
export const ReadOnly = meta.story({
  render: () => (
    <Column>
      <Demo readOnly />
      <RangeDemo value={[10_000, 40_000]} readOnly />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const thumb = canvas.getByRole('slider', { name: 'Fuel below' });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Home}{PageUp}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '35');
    await expect(thumb).toHaveAttribute('aria-readonly', 'true');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Fuel below' }), '1');
    await expect(canvas.getByRole('spinbutton', { name: 'Fuel below' })).toHaveValue('35');
  },
});

export const States = meta.story({
  render: () => (
    <Column>
      <Demo label="Required" required />
      <RangeDemo label="Both ends" value={[10_000, null]} required name="weight" />
      <RangeDemo label="Whole scale" optional />
      <Demo label="One decimal" unit="V" min={9} max={15} step={0.1} fractionDigits={1} value={11.8} />
      <RangeDemo label="Wrong" value={[0, 50_000]} error="Choose a smaller range." />
      <RangeDemo label="Read-only" value={[10_000, 40_000]} readOnly />
      <RangeDemo label="Disabled" value={[10_000, 40_000]} disabled />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Both ends, From' })).toBeRequired();
    await expect(canvas.getByRole('spinbutton', { name: 'Both ends, To' })).toBeRequired();
  },
});

export const Dark = States.extend({ globals: { theme: 'dark' } });

/** Fills from the right, and the left arrow increases the value. */
export const RightToLeft = States.extend({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const thumb = canvas.getByRole('slider', { name: 'Required' });
    const track = thumb.closest('[dir]')?.getBoundingClientRect();
    await expect(track && track.right - thumb.getBoundingClientRect().right).toBeLessThan((track?.width ?? 0) / 2);
    thumb.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '36');
  },
});

export const Narrow = States.extend({ decorators: [narrow], play: fitsTheWidth });

export const LongText = meta.story({
  render: () => <RangeDemo label={LONG_NAME} hint={LONG_SENTENCE} max={50_000_000} value={[1_000_000, 40_000_000]} />,
  decorators: [narrow],
  play: fitsTheWidth,
});
