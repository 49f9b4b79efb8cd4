import { defineMessages } from '../locale/messages';
import type { CoordinateProblem } from './coordinate';

/** Texts of a `CoordinateInput` that a host can replace. */
export type CoordinateInputTexts = Record<CoordinateProblem, string>;

export const COORDINATE_MESSAGES = defineMessages<CoordinateInputTexts>('coordinate', {
  unreadable: 'Enter a latitude and a longitude separated by a comma',
  latitude: 'Latitude comes first and must be between -90 and 90',
  longitude: 'Longitude must be between -180 and 180',
});
