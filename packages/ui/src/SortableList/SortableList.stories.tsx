import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { SortableList, type SortableListProps } from './SortableList';

interface Section {
  id: string;
  label: string;
  disabled?: boolean;
}

const SECTIONS: readonly Section[] = [
  { id: 'health', label: 'Trailer health', disabled: true },
  { id: 'reefer', label: 'Reefer Unit' },
  { id: 'abs', label: 'ABS' },
  { id: 'wheel', label: 'Wheel End' },
  { id: 'lights', label: 'Lights' },
  { id: 'camera', label: 'Cargo Camera' },
];

const onChange = fn();

function Demo(props: SortableListProps<Section>) {
  const [items, setItems] = useState(props.items);
  return (
    <SortableList
      {...props}
      items={items}
      onChange={(next) => {
        setItems(next);
        onChange(next.map(({ id }) => id));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Data/SortableList',
  component: SortableList<Section>,
  args: { label: 'Sections of the drawer', items: SECTIONS, onChange: () => undefined },
  render: (args) => <Demo {...args} />,
  beforeEach: () => void onChange.mockClear(),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

/** A disabled first section stays first. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reorder Trailer health' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Move Reefer Unit up' })).toBeDisabled();
    const down = canvas.getByRole('button', { name: 'Move Reefer Unit down' });
    await userEvent.click(down);
    await expect(onChange).toHaveBeenLastCalledWith(['health', 'abs', 'reefer', 'wheel', 'lights', 'camera']);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Reefer Unit down' })).toHaveFocus());
    await expect(await screen.findByText('Reefer Unit, 3 of 6')).toBeInTheDocument();
  },
});

/** Moves focus to the handle of the row when its button becomes disabled at the last position. */
export const FocusAtTheEnd = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Lights down' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reorder Lights' })).toHaveFocus());
  },
});

/** Space picks an item up and puts it down, arrows move it, Escape puts it back. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const grip = () => canvas.getByRole('button', { name: 'Reorder Wheel End' });
    grip().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(grip()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(onChange).toHaveBeenLastCalledWith(['health', 'wheel', 'reefer', 'abs', 'lights', 'camera']);
    await expect(onChange).toHaveBeenCalledTimes(2);
    await expect(grip()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(onChange).toHaveBeenLastCalledWith(['health', 'reefer', 'abs', 'wheel', 'lights', 'camera']);
    await expect(grip()).toHaveFocus();
    await userEvent.keyboard(' {End} ');
    await expect(onChange).toHaveBeenLastCalledWith(['health', 'reefer', 'abs', 'lights', 'camera', 'wheel']);
    await expect(grip()).toHaveAttribute('aria-pressed', 'false');
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const LongText = meta.story({
  args: {
    items: [
      { id: 'a', label: 'Refrigerated trailers that are waiting for their yearly inspection at the Toledo yard' },
      { id: 'b', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte' },
    ],
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
