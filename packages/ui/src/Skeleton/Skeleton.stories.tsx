import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { Spinner } from '../Spinner/Spinner';
import { Skeleton } from './Skeleton';

const meta = preview.meta({ title: 'Primitives/Loading', component: Skeleton });

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-block-end: 9px;

  > :last-child {
    margin-inline-start: auto;
  }
`;

/** The controls change this one. */
export const Playground = meta.story({
  args: { width: '220px', height: 14, round: false },
  render: (args) => <Skeleton {...args} />,
});

export const List = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => (
    <>
      {['168px', '220px', '130px'].map((width) => (
        <Line key={width}>
          <Skeleton round height={14} />
          <Skeleton width={width} />
          <Skeleton width="36px" />
        </Line>
      ))}
    </>
  ),
});

export const Arc = meta.story({ render: () => <Spinner size={20} label="Loading" /> });

export const Progress = meta.story({
  render: () => <ProgressBar label="Exporting" value={412} max={1204} detail="412 of 1,204" />,
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  render: () => (
    <Line>
      <Skeleton round height={14} />
      <Skeleton width="168px" />
      <Skeleton width="36px" />
    </Line>
  ),
});

export const RightToLeft = List.extend({ globals: { direction: 'rtl' } });

export const Narrow = List.extend({ decorators: [narrow], play: fitsTheWidth });
