/** The zoom of a picture, and how far it is moved from the middle. */
export interface PictureView {
  /** 1 shows all of it. */
  zoom: number;
  xPx: number;
  yPx: number;
}

export const FIT: PictureView = { zoom: 1, xPx: 0, yPx: 0 };
export const ZOOMS = [1, 1.5, 2, 3, 4, 6] as const;
/** How far an arrow key moves a picture. */
const STEP_PX = 60;
/** How far a picture can be moved for each step of zoom, so that it stays within its frame. */
const REACH_PX = 320;

/** The next zoom in or out. */
export function zoomed(view: PictureView, direction: 1 | -1): PictureView {
  const at = ZOOMS.findIndex((zoom) => zoom >= view.zoom);
  const zoom = ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, at + direction))] ?? 1;
  const share = zoom === 1 ? 0 : (zoom - 1) / Math.max(view.zoom - 1, 0.5);
  return zoom === 1 ? FIT : panned({ zoom, xPx: view.xPx * share, yPx: view.yPx * share }, 0, 0);
}

/** Moved by some pixels, but not out of its frame. */
export function panned({ zoom, xPx, yPx }: PictureView, byXPx: number, byYPx: number): PictureView {
  const reach = (zoom - 1) * REACH_PX;
  const within = (px: number) => Math.min(reach, Math.max(-reach, px));
  return { zoom, xPx: within(xPx + byXPx), yPx: within(yPx + byYPx) };
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ...{ ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] },
};

/** Moved by an arrow key; undefined for other keys. */
export function moved(view: PictureView, key: string): PictureView | undefined {
  const arrow = ARROWS[key];
  return arrow && panned(view, arrow[0] * STEP_PX, arrow[1] * STEP_PX);
}
