import type { TrackedSeverity } from '@gladhand/domain/tracking';

/** The colors of a map, from the tokens around it. */
export interface MapPalette {
  land: string;
  water: string;
  border: string;
  county: string;
  /** Smaller roads, the edges of larger ones and what is between the edges. */
  road: string;
  roadCase: string;
  roadFill: string;
  label: string;
  labelHalo: string;
  waterLabel: string;
  /** Surrounds every marker, so that it is visible on any background. */
  casing: string;
  text: string;
  selected: string;
  ring: string;
  /** Fill and edge of geofences. */
  geofence: string;
  geofenceLine: string;
  /** `ink` is the color of outlines and signs on the casing, as hollow markers have them. */
  severity: Readonly<Record<TrackedSeverity, { fill: string; line: string; sign: string; ink: string }>>;
}

/** Reads the tokens that apply to an element. */
export function readMapPalette(element: Element): MapPalette {
  const styles = getComputedStyle(element);
  const token = (name: string) => styles.getPropertyValue(`--gh-${name}`).trim();
  return {
    land: token('map-land'),
    water: token('map-water'),
    border: token('map-border'),
    county: token('map-county'),
    road: token('map-road'),
    roadCase: token('map-road-case'),
    roadFill: token('map-road-fill'),
    label: token('map-label'),
    labelHalo: token('map-label-halo'),
    waterLabel: token('map-water-label'),
    casing: token('color-surface-panel'),
    text: token('color-text-neutral'),
    selected: token('color-border-focus'),
    geofence: token('map-geofence'),
    geofenceLine: token('viz-teal'),
    ring: token('color-track-good'),
    severity: {
      critical: {
        fill: token('color-solid-critical'),
        line: token('color-surface-panel'),
        sign: token('color-on-solid-critical'),
        ink: token('color-icon-critical'),
      },
      caution: {
        fill: token('color-solid-caution'),
        line: token('color-icon-caution'),
        sign: token('color-on-solid-caution'),
        ink: token('color-icon-caution'),
      },
      good: {
        fill: token('color-icon-good'),
        line: token('color-surface-panel'),
        sign: token('color-surface-panel'),
        ink: token('color-icon-good'),
      },
      unknown: {
        fill: token('color-surface-panel'),
        line: token('color-icon-unknown'),
        sign: token('color-icon-unknown'),
        ink: token('color-icon-unknown'),
      },
    },
  };
}
