import { type DeviceFamily, productLineOf } from '../../vocabulary/deviceFamilies';
import { orderSensors } from '../../vocabulary/sensorOrder';
import { SENSOR_TYPES, SensorType, type SensorTypeWord } from '../../vocabulary/sensorTypes';

/** One section of the trailer drawer. */
export interface DrawerSection {
  readonly type: SensorTypeWord;
  /** False: the device family can carry the sensor, this trailer does not. */
  readonly installed: boolean;
}

/** The sections of a trailer, in order. */
export interface DrawerSections {
  readonly shown: readonly DrawerSection[];
  /** Hidden by default on this product line, for people who ask for more. */
  readonly hidden: readonly DrawerSection[];
}

/** What decides on a trailer's sections. */
export interface DrawerSectionsInput {
  readonly deviceTypeId: number;
  readonly installedSensorTypeIds: readonly number[];
  /** The viewer's order; undefined is the default one. */
  readonly order: readonly number[] | undefined;
  readonly hasFeature: (feature: string) => boolean;
}

/** Both have a section of this name; a trailer that carries neither is offered the first one its family can have. */
const LOAD_SENSORS: readonly SensorType[] = [SensorType.EnhancedWeight, SensorType.UltrasonicCargo];

/**
 * The sections of a device family: what is installed in the viewer's order, then what could be. Sensors of features that
 * are off are left out; an installed sensor that nobody expects on the family is shown all the same.
 */
export function drawerSections(input: DrawerSectionsInput): DrawerSections {
  const { deviceTypeId, installedSensorTypeIds, order, hasFeature } = input;
  const family = deviceTypeId as DeviceFamily;
  const line = productLineOf(deviceTypeId);
  const carries = (id: number) => installedSensorTypeIds.includes(id);
  const known = SENSOR_TYPES.filter(({ feature }) => feature === undefined || hasFeature(feature));
  const load =
    LOAD_SENSORS.find(carries) ??
    LOAD_SENSORS.find((id) => known.some((type) => type.id === id && type.families.includes(family)));
  const possible = known.filter(
    ({ id, families }) => (families.includes(family) || carries(id)) && (!LOAD_SENSORS.includes(id) || id === load),
  );
  const byId = new Map<number, SensorTypeWord>(possible.map((type) => [type.id, type]));
  const sections = orderSensors([...byId.keys()], family, order).flatMap((id): DrawerSection[] => {
    const type = byId.get(id);
    return type ? [{ type, installed: carries(id) }] : [];
  });
  const isShown = ({ type }: DrawerSection) => type.shownByDefault[line];
  const ordered = [...sections.filter(({ installed }) => installed), ...sections.filter(({ installed }) => !installed)];
  return { shown: ordered.filter(isShown), hidden: ordered.filter((section) => !isShown(section)) };
}
