import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { TreeTexts } from './messages';
import { Overlay, Waiting } from './treeStyles';

/** Widths of the placeholders while nodes load. */
const WAITING = ['42%', '58%', '36%', '50%', '44%', '30%'];

interface TreeOverlaysProps {
  waiting: boolean;
  nothing: boolean;
  texts: TreeTexts;
  children: ReactNode;
}

/** Content shown instead of rows. */
export function TreeOverlays({ waiting, nothing, texts, children }: TreeOverlaysProps) {
  return (
    <>
      {waiting && (
        <Waiting>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          {WAITING.map((width) => (
            <div key={width}>
              <Skeleton width="15px" height={15} />
              <Skeleton width={width} />
            </div>
          ))}
        </Waiting>
      )}
      {nothing && <EmptyState edge="none" title={texts.nothingFound} />}
      {children && <Overlay>{children}</Overlay>}
    </>
  );
}
