import { expect, fn, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { fitsTheWidth, phone } from '../internal/narrow.stories.data';
import { SplitPane } from './SplitPane';

const Stage = styled.div`
  block-size: 280px;
  overflow: hidden;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-panel);
`;

const Pane = styled.div`
  padding: 12px 16px;
  overflow-wrap: anywhere;
`;

const Scroll = styled(Pane)`
  block-size: 100%;
  overflow: auto;
`;

const meta = preview.meta({
  title: 'Data/SplitPane',
  component: SplitPane,
  args: {
    start: <Pane>Groups</Pane>,
    end: <Pane>Trailers of the group</Pane>,
    handleLabel: 'Width of the groups',
    defaultSize: 30,
    maxStartPx: 600,
    onSizeChange: fn(),
  },
  decorators: [(Story) => <Stage>{Story()}</Stage>],
});

/** Arrow keys move the handle, Home and End go to its ends; what comes out is to be remembered. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const handle = canvas.getByRole('separator', { name: 'Width of the groups' });
    const size = () => Number(handle.getAttribute('aria-valuenow'));
    await expect(Math.round(size())).toBe(30);
    await userEvent.tab();
    await expect(handle).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(size()).toBeGreaterThan(30));
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(expect.closeTo(size(), 0));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByText('Groups').offsetWidth).toBe(200));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText('Groups').offsetWidth).toBe(600));
  },
});

export const Vertical = meta.story({
  args: { orientation: 'vertical', handleLabel: 'Height of the chart', minStartPx: 60, minEndPx: 60 },
  play: async ({ canvas, userEvent }) => {
    const handle = canvas.getByRole('separator', { name: 'Height of the chart' });
    const before = Number(handle.getAttribute('aria-valuenow'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(Number(handle.getAttribute('aria-valuenow'))).toBeGreaterThan(before));
  },
});

/** Arrow keys follow the eye: left makes the start wider. What is said is the share of the start, as ever. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const handle = canvas.getByRole('separator');
    const said = (name: string) => Math.round(Number(handle.getAttribute(`aria-${name}`)));
    const before = canvas.getByText('Groups').offsetWidth;
    await waitFor(() => expect(said('valuenow')).toBe(30));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText('Groups').offsetWidth).toBeGreaterThan(before));
    await waitFor(() => expect(said('valuenow')).toBe(35));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByText('Groups').offsetWidth).toBe(200));
    await waitFor(() => expect(said('valuenow')).toBe(said('valuemin')));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText('Groups').offsetWidth).toBe(600));
    await waitFor(() => expect(said('valuenow')).toBe(said('valuemax')));
  },
});

export const LongText = meta.story({
  args: {
    start: (
      <Scroll tabIndex={0} role="region" aria-label="Groups">
        {'Trailers of the Great Lakes and the Upper Midwest. '.repeat(40)}
      </Scroll>
    ),
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** On a phone one above the other, without a handle. */
export const Narrow = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('separator')).toBeNull());
    await fitsTheWidth();
  },
});
