import { type ComponentProps, useContext, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { BoxSize, windowPx } from './BoxSize';
import { BoxContext } from './boxContext';

export type WidgetBoxProps = Omit<ComponentProps<'div'>, 'ref'>;

/**
 * A box whose contents adapt to its size instead of the window's: in CSS by `@container gh-widget (width < 768px)`, in
 * code by `useBoxQuery`. It needs a width from its surroundings, because its contents don't give it one. Padding
 * belongs to an element inside.
 */
export function WidgetBox({ children, ...rest }: WidgetBoxProps) {
  const outer = useContext(BoxContext);
  const [size] = useState(() => new BoxSize(outer?.px ?? windowPx()));
  const [, setIsMeasured] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    const stop = size.measure(box.current);
    // A state set in this phase makes React apply what the size changed before the first paint.
    setIsMeasured(true);
    return stop;
  }, [size]);
  return (
    <BoxContext value={size}>
      <Box ref={box} {...rest}>
        {children}
      </Box>
    </BoxContext>
  );
}

const Box = styled.div`
  container: gh-widget / inline-size;
`;
