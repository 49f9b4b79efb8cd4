import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { LONG_NAME, LONG_SENTENCE } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { CoordinateInput } from './CoordinateInput';

const onPlace = fn();
const meta = preview.meta({ title: 'Fields/CoordinateInput', component: CoordinateInput });

type DemoProps = Partial<ComponentProps<typeof CoordinateInput>>;

function Demo({ value = null, ...rest }: DemoProps) {
  const [place, setPlace] = useState(value);
  return (
    <CoordinateInput
      label="Center point"
      {...rest}
      value={place}
      onChange={(next) => {
        setPlace(next);
        onPlace(next);
      }}
    />
  );
}

const Column = styled.div`
  display: grid;
  gap: 12px;
  max-inline-size: 260px;
`;

const KANSAS = { lat: 39.7125, lng: -100.459 };

/** The controls change this one. */
export const Playground = meta.story({
  args: { label: 'Center point', value: KANSAS, onChange: onPlace, hint: '', disabled: false },
  render: (args) => <Demo key={JSON.stringify(args.value)} {...args} />,
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => <Demo value={KANSAS} hint="Where the circle has its middle" />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Center point');
    await expect(field).toHaveValue('39.7125, -100.4590');
    await expect(field).toHaveAccessibleDescription('Where the circle has its middle');
  },
});

export const Typed = meta.story({
  render: () => <Demo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Center point');
    await userEvent.type(field, '39.7125 -100.459');
    await expect(onPlace).toHaveBeenLastCalledWith(KANSAS);
    await expect(field).toHaveValue('39.7125 -100.459');
    await userEvent.tab();
    await expect(field).toHaveValue('39.7125, -100.4590');
  },
});

export const KeptWhileWrong = meta.story({
  render: () => <Demo value={KANSAS} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Center point');
    await userEvent.clear(field);
    await userEvent.type(field, '-100.459, 39.7125');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(canvas.getByText('Latitude comes first and must be between -90 and 90')).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('-100.459, 39.7125');
    await expect(onPlace).toHaveBeenLastCalledWith('');
    await userEvent.clear(field);
    await expect(field).toBeValid();
    await userEvent.type(field, 'Toledo{Enter}');
    await expect(canvas.getByText('Enter a latitude and a longitude separated by a comma')).toBeVisible();
  },
});

export const Pasted = meta.story({
  render: () => <Demo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Center point');
    field.focus();
    await userEvent.paste(`40°26'46"N 79°58'56"W`);
    await expect(field).toHaveValue('40.446111, -79.982222');
    await userEvent.paste('https://www.google.com/maps/@39.7125,-100.459,14z');
    await expect(field).toHaveValue('39.7125, -100.4590');
    await expect(onPlace).toHaveBeenLastCalledWith(KANSAS);
  },
});

export const States = meta.story({
  render: () => (
    <Column>
      <Demo label={undefined} aria-label="Place" size="xsmall" value={KANSAS} />
      <Demo label="Small 32" value={KANSAS} required />
      <Demo label="Medium 44" size="medium" value={KANSAS} />
      <Demo label="Large 56" size="large" value={KANSAS} />
      <Demo label="Empty" optional />
      <Demo label="Wrong" error="Choose a place on land." value={{ lat: 0, lng: 0 }} />
      <Demo label="Read-only" value={KANSAS} readOnly />
      <Demo label="Disabled" value={KANSAS} disabled />
    </Column>
  ),
});

export const Dark = States.extend({ globals: { theme: 'dark' } });
export const RightToLeft = States.extend({ globals: { direction: 'rtl' } });

export const LongText = meta.story({
  render: () => <Demo label={LONG_NAME} hint={LONG_SENTENCE} value={KANSAS} required />,
  decorators: [narrow],
  play: fitsTheWidth,
});

export const Narrow = States.extend({ decorators: [narrow], play: fitsTheWidth });
