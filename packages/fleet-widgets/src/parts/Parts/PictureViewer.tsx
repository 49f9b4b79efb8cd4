import type { PartPicture } from '@gladhand/domain/parts';
import { useReadingFormats } from '@gladhand/domain/react';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  Icon,
  IconButton,
  ImageIcon,
  Maximize2Icon,
  MinusIcon,
  PlusIcon,
  useMessages,
  VisuallyHidden,
} from '@gladhand/ui';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { LinkedPicture } from '../../internal/pictures/LinkedPicture';
import { PICTURES_MESSAGES } from '../../internal/pictures/messages';
import { PARTS_MESSAGES } from './messages';
import * as S from './PartDialog.styles';
import { FIT, moved, type PictureView, panned, ZOOMS, zoomed } from './pictureView';

interface PictureViewerProps {
  pictures: readonly PartPicture[];
  index: number;
  onChange: (index: number) => void;
  onExpired: () => void;
}

/** Pictures one at a time. They zoom by buttons, keys and the wheel, and move by dragging and arrow keys. */
export function PictureViewer({ pictures, index, onChange, onExpired }: PictureViewerProps) {
  const messages = useMessages(PARTS_MESSAGES);
  const picturesMessages = useMessages(PICTURES_MESSAGES);
  const { count } = useReadingFormats();
  const hintId = useId();
  const [view, setView] = useState<PictureView & { of: string | undefined }>({ ...FIT, of: undefined });
  const drag = useRef<{ x: number; y: number }>(undefined);
  const picture = pictures[index];
  // Another picture begins at Fit.
  const current: PictureView = view.of === picture?.id ? view : FIT;
  const change = (next: PictureView) => setView({ ...next, of: picture?.id });
  const goTo = (next: number) => pictures[next] && onChange(next);
  const isZoomed = current.zoom > 1;

  if (!picture) {
    return (
      <S.Stage data-empty="">
        <Icon icon={ImageIcon} size={32} />
        <p>{messages.noPictures}</p>
      </S.Stage>
    );
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const next = viewAfter(event.key, current);
    if (next) change(next);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const isBack = (event.key === 'ArrowLeft') === (getComputedStyle(event.currentTarget).direction !== 'rtl');
      goTo(index + (isBack ? -1 : 1));
    } else return;
    event.preventDefault();
  }
  function handleMove(event: PointerEvent): void {
    if (!drag.current || !isZoomed) return;
    change(panned(current, event.clientX - drag.current.x, event.clientY - drag.current.y));
    drag.current = { x: event.clientX, y: event.clientY };
  }

  return (
    <S.Viewer role="group" aria-label={messages.viewer} aria-describedby={hintId} onKeyDown={handleKeyDown}>
      <S.Stage
        data-zoomed={isZoomed || undefined}
        onPointerDown={(event) => {
          drag.current = { x: event.clientX, y: event.clientY };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={handleMove}
        onPointerUp={() => {
          drag.current = undefined;
        }}
        onWheel={(event) => change(zoomed(current, event.deltaY < 0 ? 1 : -1))}
      >
        <LinkedPicture
          key={picture.id}
          src={picture.url}
          alt={picture.description}
          failed={<p>{picturesMessages.failed}</p>}
          onExpired={onExpired}
          style={{ transform: `translate(${current.xPx}px, ${current.yPx}px) scale(${current.zoom})` }}
        />
      </S.Stage>
      <S.ZoomBar role="group" aria-label={messages.zoom}>
        <IconButton
          label={messages.zoomOut}
          icon={<Icon icon={MinusIcon} />}
          disabled={!isZoomed}
          onClick={() => change(zoomed(current, -1))}
        />
        <span role="status">{`${count(Math.round(current.zoom * 100))}%`}</span>
        <IconButton
          label={messages.zoomIn}
          icon={<Icon icon={PlusIcon} />}
          disabled={current.zoom === ZOOMS.at(-1)}
          onClick={() => change(zoomed(current, 1))}
        />
        <IconButton label={messages.fit} icon={<Icon icon={Maximize2Icon} />} onClick={() => change(FIT)} />
      </S.ZoomBar>
      {pictures.length > 1 && (
        <>
          <S.Step data-side="start">
            <IconButton
              label={messages.previous}
              icon={<Icon icon={ChevronLeftIcon} />}
              disabled={index === 0}
              onClick={() => goTo(index - 1)}
            />
          </S.Step>
          <S.Step data-side="end">
            <IconButton
              label={messages.next}
              icon={<Icon icon={ChevronRightIcon} />}
              disabled={index === pictures.length - 1}
              onClick={() => goTo(index + 1)}
            />
          </S.Step>
          <S.Thumbnails>
            {pictures.map((one, at) => (
              <S.Thumbnail
                key={one.id}
                type="button"
                aria-label={messages.showPicture(at + 1, one.description)}
                aria-pressed={at === index}
                onClick={() => goTo(at)}
              >
                <LinkedPicture src={one.url} alt="" failed={null} onExpired={onExpired} />
              </S.Thumbnail>
            ))}
          </S.Thumbnails>
        </>
      )}
      <VisuallyHidden id={hintId}>{messages.keys}</VisuallyHidden>
    </S.Viewer>
  );
}

function viewAfter(key: string, view: PictureView): PictureView | undefined {
  if (key === '+' || key === '=') return zoomed(view, 1);
  if (key === '-') return zoomed(view, -1);
  if (key === '0') return FIT;
  return view.zoom > 1 ? moved(view, key) : undefined;
}
