import { WidgetBox } from '@gladhand/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface WidgetFrameProps {
  /** Name of the widget, for the warning. */
  name: string;
  /** Height in CSS pixels below which the widget is unusable. @default 480 */
  minHeightPx?: number;
  children: ReactNode;
}

/**
 * Fills the height of its container, with a minimum for containers whose height follows their content. Percentages
 * inside always have a height to refer to. Its content adapts to its width, not to that of the window.
 */
export function WidgetFrame({ name, minHeightPx = 480, children }: WidgetFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  // Only the browser knows the height that a page gives to its containers.
  useEffect(() => {
    if (box.current && isClipped(box.current)) {
      console.warn(`[fleet-widgets] The container of ${name} has no height, so nothing is visible. Give it a height.`);
    }
  }, [name]);
  return (
    <Box ref={box} style={{ minBlockSize: minHeightPx }}>
      <Content>{children}</Content>
    </Box>
  );
}

/** A container that is not rendered has no width either, and needs no warning. */
function isClipped({ parentElement: container }: HTMLElement): boolean {
  if (!container || container.clientWidth === 0 || container.clientHeight > 0) return false;
  return getComputedStyle(container).overflowY !== 'visible';
}

const Box = styled.div`
  position: relative;
  block-size: 100%;
`;

const Content = styled(WidgetBox)`
  position: absolute;
  inset: 0;
`;
