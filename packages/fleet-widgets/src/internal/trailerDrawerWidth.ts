import { DRAWER_WIDTH_PX } from '@gladhand/ui';

/** Distance of the trailer drawer from the edges of its container, in CSS pixels. */
export const TRAILER_DRAWER_INSET_PX = 12;

/** In a container narrower than this, in CSS pixels, the trailer drawer fills all of it. */
export const TRAILER_DRAWER_FILLS_BELOW_PX = 640;

/** How much of its container the trailer drawer covers from the inline end, in CSS pixels; in a narrow one, all of it. */
export const TRAILER_DRAWER_PX = DRAWER_WIDTH_PX.small + TRAILER_DRAWER_INSET_PX;
