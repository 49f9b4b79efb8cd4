import { AdvancedMarker } from '@vis.gl/react-google-maps';
import { type CSSProperties, memo, useLayoutEffect, useMemo, useRef } from 'react';
import type { MapPalette } from '../../mapPalette';
import type { MarkPicture } from '../../markerShapes';
import type { Mark } from '../marks';

export interface GoogleMarkProps {
  mark: Mark;
  /** The label of the selected mark. */
  label: string | undefined;
  palette: MapPalette;
  onMarker?: ((id: string) => void) | undefined;
  onHover?: ((id: string | undefined, mark: Element | null) => void) | undefined;
}

const SELECTED_ORDER = 1_000;
/** Tokens reach a marker because it is inside the map's element. */
const CONTENT: CSSProperties = { position: 'relative', display: 'grid', borderRadius: '50%' };
const SELECTED: CSSProperties = { ...CONTENT, boxShadow: '0 0 0 2px var(--gh-color-border-focus)' };
const TEXT: CSSProperties = {
  gridArea: '1 / 1',
  placeSelf: 'center',
  font: '600 11.5px/1 var(--gh-font-sans)',
  color: 'var(--gh-color-text-neutral)',
};
const LABEL: CSSProperties = {
  position: 'absolute',
  insetBlockEnd: '100%',
  left: '50%',
  translate: '-50% 0',
  padding: '2px 4px',
  borderRadius: '4px',
  font: '600 13px/1.2 var(--gh-font-sans)',
  whiteSpace: 'nowrap',
  color: 'var(--gh-color-text-neutral)',
  background: 'var(--gh-color-surface-panel)',
};

/** One marker, which renders again only when it has changed. */
export const GoogleMark = memo(function GoogleMark({ mark, label, palette, onMarker, onHover }: GoogleMarkProps) {
  const { id, lat, lng, named, text, title, order } = mark;
  const content = useRef<HTMLDivElement>(null);
  const position = useMemo(() => ({ lat, lng }), [lat, lng]);
  return (
    <AdvancedMarker
      position={position}
      title={title}
      zIndex={label === undefined ? order : SELECTED_ORDER}
      anchorLeft="-50%"
      anchorTop="-50%"
      clickable={onMarker !== undefined}
      onClick={onMarker && (() => onMarker(id))}
      onMouseEnter={onHover && (() => onHover(id, content.current))}
      onMouseLeave={onHover && (() => onHover(undefined, content.current))}
    >
      <div ref={content} data-mark={id} style={label === undefined ? CONTENT : SELECTED}>
        <Picture pictureKey={named.key} picture={named.picture} palette={palette} />
        {text && <span style={TEXT}>{text}</span>}
        {label && <span style={LABEL}>{label}</span>}
      </div>
    </AdvancedMarker>
  );
});

interface PictureProps {
  /** Equal keys have equal pictures, and a picture is another object after each refresh. */
  pictureKey: string;
  picture: MarkPicture;
  palette: MapPalette;
}

const isSamePicture = (a: PictureProps, b: PictureProps) => a.pictureKey === b.pictureKey && a.palette === b.palette;

const Picture = memo(function Picture({ picture, palette }: PictureProps) {
  const { widthPx } = picture;
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) drawPicture(canvas.current, picture, palette);
  }, [picture, palette]);
  return <canvas ref={canvas} style={{ inlineSize: widthPx, blockSize: widthPx, gridArea: '1 / 1' }} />;
}, isSamePicture);

function drawPicture(canvas: HTMLCanvasElement, { widthPx, draw }: MarkPicture, palette: MapPalette): void {
  const ratio = Math.max(2, Math.ceil(globalThis.devicePixelRatio ?? 1));
  // Setting a size also clears the canvas.
  canvas.width = canvas.height = widthPx * ratio;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(ratio, ratio);
  context.translate(widthPx / 2, widthPx / 2);
  draw(context, palette);
}
