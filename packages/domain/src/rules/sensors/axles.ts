import { Undercarriage } from '../../vocabulary/trailerTypes';
import { WheelEndSide, WheelPosition, wheelEndSide, wheelPosition } from '../../vocabulary/wheels';

/** A measuring position on an axle. */
export interface WheelPlace {
  /** Unique on a trailer: 'frontLeft', or 'frontLeft.outer' for a tire. */
  readonly id: string;
  readonly position: WheelPosition;
  /** The tire of a dual pair; left out for the wheel end itself. */
  readonly side?: WheelEndSide | undefined;
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

/** The axles of an undercarriage, front to rear. An unknown undercarriage counts as tandem, the default. */
export function axlesOf(undercarriage: string | null): readonly Axle[] {
  const known = undercarriage !== null && Object.hasOwn(AXLE_COUNT, undercarriage);
  return AXLES.slice(0, AXLE_COUNT[known ? (undercarriage as Undercarriage) : Undercarriage.Tandem]);
}

/**
 * Positions in the order in which devices list their values: axles from front to rear, each from the roadside to the
 * curbside, and dual pairs in that direction (outer, inner, inner, outer). Lists may be shorter; null means no reading.
 */
export function wheelPlaces(undercarriage: string | null, part: 'wheelEnds' | 'tires'): WheelPlace[] {
  return axlesOf(undercarriage).flatMap((axle) => axle[part]);
}
