import type { ComponentProps, ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { styled } from 'styled-components';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery';
import { useStartShare } from './useStartShare';

export interface SplitPaneProps extends Omit<ComponentProps<'div'>, 'children' | 'onResize'> {
  /** What stands at the start, or above. */
  start: ReactNode;
  /** What stands at the end, or below. */
  end: ReactNode;
  /** Name of the handle: 'Width of the list'. */
  handleLabel: string;
  /** Side by side, or one above the other. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Share of the start at first, in percent: what `onSizeChange` said last time. @default 50 */
  defaultSize?: number;
  /** Least size of the start in px. @default 200 */
  minStartPx?: number;
  /** Greatest size of the start in px. @default no limit */
  maxStartPx?: number;
  /** Least size of the end in px. @default 200 */
  minEndPx?: number;
  /** The handle was moved: the share of the start, in percent, to be remembered. */
  onSizeChange?: (percent: number) => void;
}

const START = 'start';
// a pane that scrolled would need a tab stop of its own, beside that of the list or map in it
const CLIPPED = { overflow: 'hidden' } as const;

/**
 * Two panes and a handle between them: a `separator` that arrow keys, Home and End move. On phones they stand one above
 * the other without a handle. It fills its parent, which needs a height; what is long scrolls inside its pane by itself.
 */
export function SplitPane(props: SplitPaneProps) {
  const phone = useMediaQuery('(max-width: 767px)');
  return phone ? <Stacked {...props} /> : <Movable {...props} />;
}

function Stacked(props: SplitPaneProps) {
  const { start, end, handleLabel, orientation, defaultSize, onSizeChange, ...more } = props;
  const { minStartPx, maxStartPx, minEndPx, ...rest } = more;
  return (
    <Stack {...rest}>
      <div>{start}</div>
      <div>{end}</div>
    </Stack>
  );
}

function Movable(props: SplitPaneProps) {
  const { start, end, handleLabel, orientation = 'horizontal', defaultSize = 50, onSizeChange, ...more } = props;
  const { minStartPx = 200, maxStartPx, minEndPx = 200, ...rest } = more;
  const { panel, handle, goToLimit } = useStartShare({ id: START, minStartPx, maxStartPx, minEndPx });
  return (
    <Frame {...rest} onKeyDownCapture={goToLimit}>
      <Group
        orientation={orientation}
        resizeTargetMinimumSize={{ coarse: 44, fine: 24 }}
        onLayoutChanged={(layout, { isUserInteraction }) => {
          const percent = layout[START];
          if (isUserInteraction && percent !== undefined) onSizeChange?.(percent);
        }}
      >
        <Panel
          id={START}
          panelRef={panel}
          defaultSize={`${defaultSize}%`}
          minSize={minStartPx}
          maxSize={maxStartPx}
          style={CLIPPED}
        >
          {start}
        </Panel>
        <Handle elementRef={handle} aria-label={handleLabel} data-across={orientation} />
        <Panel minSize={minEndPx} style={CLIPPED}>
          {end}
        </Panel>
      </Group>
    </Frame>
  );
}

const Frame = styled.div`
  block-size: 100%;
  min-block-size: 0;
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
`;

const Handle = styled(Separator)`
  position: relative;
  flex: none;
  background: var(--gh-color-border-neutral);
  outline: none;
  transition: background-color var(--gh-duration-quick) var(--gh-ease-out);

  &[data-across='horizontal'] {
    inline-size: 1px;
  }
  &[data-across='vertical'] {
    block-size: 1px;
  }
  /* a grip and a wider line say that it can be moved */
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: -1px;
    border-radius: 2px;
  }
  &::after {
    inset-block: calc(50% - 12px);
    inset-inline: -2px;
    background: var(--gh-color-border-control);
  }
  &[data-across='vertical']::after {
    inset-block: -2px;
    inset-inline: calc(50% - 12px);
  }
  &:is([data-separator='hover'], [data-separator='active'], :hover)::before {
    background: var(--gh-color-border-control);
  }
  &:focus-visible::before {
    background: var(--gh-color-border-focus);
  }
  &:focus-visible::after {
    background: var(--gh-color-border-focus);
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &::after,
    &::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
    &:focus-visible::after {
      background: Highlight;
      outline-color: Highlight;
    }
  }
`;
