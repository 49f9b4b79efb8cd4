import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { TimeZoneSelect } from './TimeZoneSelect';

const onZone = fn();
const meta = preview.meta({
  title: 'Fields/TimeZoneSelect',
  component: TimeZoneSelect,
  parameters: { dataTexts: ['Type a city'] },
});

type DemoProps = Partial<ComponentProps<typeof TimeZoneSelect>>;

function Demo({ value = null, ...rest }: DemoProps) {
  const [zone, setZone] = useState(value);
  return (
    <TimeZoneSelect
      label="Time zone"
      now={new Date('2026-11-17T15:12:00Z')}
      placeholder="Type a city"
      {...rest}
      value={zone}
      onChange={(next) => {
        setZone(next);
        onZone(next);
      }}
    />
  );
}

const Column = styled.div`
  display: grid;
  gap: 12px;
  max-inline-size: 300px;
`;

/** The controls change this one. */
export const Playground = meta.story({
  args: {
    label: 'Time zone',
    now: new Date('2026-11-17T15:12:00Z'),
    value: 'America/Los_Angeles',
    onChange: onZone,
    hint: '',
    disabled: false,
  },
  render: (args) => (
    <Column style={{ minBlockSize: 400 }}>
      <Demo key={JSON.stringify(args.value)} {...args} />
    </Column>
  ),
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => (
    <Column style={{ minBlockSize: 400 }}>
      <Demo value="America/Los_Angeles" />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Time zone' });
    await expect(field).toHaveValue('Los Angeles');
    await expect(field).toHaveAccessibleDescription('America/Los_Angeles, UTC-08:00');
    await userEvent.click(field);
    await userEvent.keyboard('chica');
    const chicago = await canvas.findByRole('option', { name: /Chicago/ });
    await expect(chicago).toHaveTextContent('UTC-06:00');
    await userEvent.keyboard('{Enter}');
    await expect(onZone).toHaveBeenLastCalledWith('America/Chicago');
    await expect(field).toHaveAccessibleDescription('America/Chicago, UTC-06:00');
    await userEvent.click(field);
    await canvas.findByRole('listbox');
  },
});

export const Dark = Default.extend({ globals: { theme: 'dark' } });

export const States = meta.story({
  render: () => (
    <Column>
      <Demo label={undefined} aria-label="Zone" size="xsmall" value="UTC" hint="" />
      <Demo label="Small 32" value="America/Chicago" required />
      <Demo label="Medium 44" size="medium" optional />
      <Demo label="Large 56" size="large" value="America/Argentina/Buenos_Aires" clearable />
      <Demo label="Wrong" error="Please select a time zone." />
      <Demo label="Unknown to the browser" value="Mars/Olympus_Mons" />
      <Demo label="Read-only" value="America/Chicago" readOnly />
      <Demo label="Disabled" value="America/Chicago" disabled />
    </Column>
  ),
});

export const RightToLeft = States.extend({ globals: { direction: 'rtl' } });

export const LongText = meta.story({
  render: () => (
    <Column style={{ minBlockSize: 400 }}>
      <Demo
        label="The time zone that the doors of the yard are opened and closed by"
        hint="Trailers on the road keep the zone of the yard they left, until they are tethered in another one."
        value="America/Argentina/ComodRivadavia"
        zones={['America/Argentina/ComodRivadavia', 'America/North_Dakota/New_Salem', 'Antarctica/DumontDUrville']}
      />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const zone = await canvas.findByRole('option', { name: /New Salem, North Dakota/ });
    await expect(zone.scrollWidth).toBeLessThanOrEqual(zone.clientWidth);
  },
});

export const Narrow = meta.story({
  render: () => (
    <Column style={{ minBlockSize: 400, inlineSize: 150 }}>
      <Demo value="America/Argentina/Buenos_Aires" />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('option', { selected: true })).toHaveTextContent('UTC-03:00');
  },
});
