import type { ShapeProblem } from '@gladhand/domain/geofences';

const place = ({ at }: ShapeProblem) => (at ? ` at ${at.lat.toFixed(5)}, ${at.lng.toFixed(5)}` : '');
const vertex = (problem: ShapeProblem) =>
  problem.vertex === undefined
    ? place(problem)
    : ` at vertex ${problem.vertex + 1} of ${problem.ring ? `hole ${problem.ring}` : 'the outer ring'} of part ${
        (problem.part ?? 0) + 1
      }${place(problem)}`;

const SHAPE_PROBLEMS: Readonly<Record<ShapeProblem['code'], (problem: ShapeProblem) => string>> = {
  outOfRange: (problem) => `The coordinate is out of range${vertex(problem)}. Latitudes are from -90 to 90.`,
  latLngSwapped: (problem) => `Latitude and longitude are probably swapped${vertex(problem)}.`,
  tooFewVertices: (problem) => `There are too few vertices${place(problem)}. A ring needs 3, a line 2.`,
  duplicateVertex: (problem) => `The same vertex comes twice in a row${vertex(problem)}.`,
  crossingEdges: (problem) => `Edges cross${vertex(problem)}.`,
  holeOutside: (problem) => `A hole is not inside its area${vertex(problem)}.`,
  aroundPole: () => 'The area goes around a pole. Divide it.',
  areaTooSmall: () => 'The area is smaller than 25 m².',
  radiusOutOfRange: () => 'The radius must be from 10 m to 500 km.',
  halfWidthOutOfRange: () => 'The half-width must be from 10 m to 50 km.',
  tooManyVertices: () => 'There are too many vertices. A polygon has up to 5,000, a corridor 2,000.',
  tooManyParts: () => 'There are more than 100 parts.',
  tooManyHoles: () => 'There are more than 100 holes.',
  noParts: () => 'The area has no parts.',
};

/** Texts about geofences. */
export const GEOFENCE_MESSAGES = {
  name: (max: number) => `Enter a name of 1 to ${max} characters.`,
  nameTaken: 'This name is already used by another geofence.',
  description: (max: number) => `The description may have up to ${max} characters.`,
  category: (known: readonly string[]) => `category must be one of ${known.join(', ')}, or the id of an own category.`,
  emails: (max: number) => `Enter up to ${max} different email addresses.`,
  email: (address: string) => `“${address}” isn't an email address.`,
  freeMinutes: (max: number) => `The free time must be from 0 to ${max} minutes.`,
  tooMany: (max: number) => `The customer has ${max} active geofences. Deactivate one first.`,
  tooManyFeatures: (max: number) => `A request can have up to ${max} features.`,
  importIds: 'The import, its rows and the geofences to replace need different UUIDs.',
  importUndone: 'This import was undone. Begin a new one.',
  changed: 'Someone else has changed this geofence.',
  id: 'id must be a UUID.',
  note: (max: number) => `The note may have up to ${max} characters.`,
  coordinate: 'Latitudes are from -90 to 90, longitudes from -180 to 180.',
  label: (max: number) => `Enter a label of 1 to ${max} characters.`,
  labelTaken: 'This label is already used by another category.',
  tooManyCategories: (max: number) => `The customer has ${max} categories. Delete one first.`,
  tooManyPlaces: (max: number) => `The customer has ${max} places. Delete one first.`,
  placeChanged: 'Someone else has changed this place.',
  bulk: (max: number) => `Change up to ${max} geofences at once.`,
  gone: 'a deleted geofence',
  backfillDays: (max: number) => `days must be from 1 to ${max}.`,
  inactive: 'Activate the geofence first.',
  shape: 'shape must be a circle, a polygon or a corridor.',
  how: (known: readonly string[]) => `how must be one of ${known.join(', ')}.`,
  by: 'by must be geofence or trailer.',
  period: 'to must be after from.',
  after: 'after must be the value of next from an earlier page.',
  problem: (problem: ShapeProblem) => SHAPE_PROBLEMS[problem.code](problem),
} as const;
