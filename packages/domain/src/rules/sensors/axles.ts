import { Undercarriage } from '../../vocabulary/trailerTypes';
import { WheelEndSide, WheelPosition, wheelEndSide, wheelPosition } from '../../vocabulary/wheels';

/** A place on an axle where something is measured. */
export interface WheelPlace {
  /** Unique on a trailer: 'frontLeft', or 'frontLeft.outer' for a tire. */
  readonly id: string;
  readonly position: WheelPosition;
  /** Which tire of the dual pair; left out for the wheel end itself. */
  readonly side?: WheelEndSide;
  /** 'Roadside Front', 'Roadside Front, outer'. */
  readonly label: string;
}

/** One axle: its wheel ends and tires from the roadside to the curbside. */
export interface Axle {
  readonly wheelEnds: readonly WheelPlace[];
  readonly tires: readonly WheelPlace[];
}

const SIDES: readonly (readonly [WheelPosition, WheelPosition])[] = [
  [WheelPosition.FrontLeft, WheelPosition.FrontRight],
  [WheelPosition.MiddleLeft, WheelPosition.MiddleRight],
  [WheelPosition.RearLeft, WheelPosition.RearRight],
];
const AXLE_COUNT: Readonly<Record<Undercarriage, number>> = { single: 1, tandem: 2, tridem: 3 };

const wheelEnd = (position: WheelPosition): WheelPlace => ({
  id: position,
  position,
  label: wheelPosition(position).label,
});
const tire = (position: WheelPosition, side: WheelEndSide): WheelPlace => ({
  id: `${position}.${side}`,
  position,
  side,
  label: `${wheelPosition(position).label}, ${wheelEndSide(side).label.toLowerCase()}`,
});

const AXLES: readonly Axle[] = SIDES.map(([road, curb]) => ({
  wheelEnds: [wheelEnd(road), wheelEnd(curb)],
  tires: [
    tire(road, WheelEndSide.Outer),
    tire(road, WheelEndSide.Inner),
    tire(curb, WheelEndSide.Inner),
    tire(curb, WheelEndSide.Outer),
  ],
}));

/** The axles of an undercarriage, front to rear. One that nobody knows counts as the default, tandem. */
export function axlesOf(undercarriage: string | null): readonly Axle[] {
  const known = undercarriage !== null && Object.hasOwn(AXLE_COUNT, undercarriage);
  return AXLES.slice(0, AXLE_COUNT[known ? (undercarriage as Undercarriage) : Undercarriage.Tandem]);
}

/**
 * Places in the order in which devices list their values: axle by axle from the front, on each from the roadside to the
 * curbside, of a dual pair as one passes them (outer, inner, inner, outer). Shorter lists end early; null has no reading.
 */
export function wheelPlaces(undercarriage: string | null, of: 'wheelEnds' | 'tires'): WheelPlace[] {
  return axlesOf(undercarriage).flatMap((axle) => axle[of]);
}
