import { expect, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { useBoxQuery } from './useBoxQuery';
import { WidgetBox } from './WidgetBox';

const meta = preview.meta({
  title: 'Primitives/WidgetBox',
  component: WidgetBox,
  parameters: { dataTexts: ['In a narrow box', 'Trailer Battery'] },
  args: { children: <Readings /> },
  decorators: [
    (Story) => (
      <div data-testid="part" style={{ inlineSize: 360, border: '1px solid' }}>
        <Story />
      </div>
    ),
  ],
});

/** One column where the box is narrow, two where it is wide; the title is chosen in code. */
function Readings() {
  const isNarrow = useBoxQuery(({ widthPx }) => widthPx < 480);
  return (
    <Columns>
      <strong>{isNarrow ? 'In a narrow box' : 'In a wide box'}</strong>
      <span>Trailer Battery 12.6 V</span>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px;
  @container gh-widget (width >= 480px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Styles and code follow the box while the window stays the same. */
export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    const columns = () => getComputedStyle(canvas.getByText(/box$/).parentElement as Element).gridTemplateColumns;
    await expect(canvas.getByText('In a narrow box')).toBeVisible();
    await expect(columns().split(' ')).toHaveLength(1);
    canvas.getByTestId('part').style.inlineSize = '700px';
    await waitFor(() => expect(canvas.getByText('In a wide box')).toBeVisible());
    await expect(columns().split(' ')).toHaveLength(2);
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
