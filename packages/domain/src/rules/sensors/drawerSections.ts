import { type DeviceFamily, productLineOf } from '../../vocabulary/deviceFamilies';
import type { FeatureName } from '../../vocabulary/features';
import { SensorType } from '../../vocabulary/sensorIds';
import { orderSensors } from '../../vocabulary/sensorOrder';
import { SENSOR_TYPES, type SensorTypeWord } from '../../vocabulary/sensorTypes';

/** One section of the trailer drawer. */
export interface DrawerSection {
  readonly type: SensorTypeWord;
  /** False if the device family supports the sensor but this trailer does not have it. */
  readonly installed: boolean;
}

/** The sections of a trailer, in order. */
export interface DrawerSections {
  readonly shown: readonly DrawerSection[];
  /** Sections hidden by default on this product line, which users can expand. */
  readonly hidden: readonly DrawerSection[];
}

/** What determines a trailer's sections. */
export interface DrawerSectionsInput {
  readonly deviceTypeId: number;
  readonly installedSensorTypeIds: readonly number[];
  /** The viewer's order; undefined means the default. */
  readonly order: readonly number[] | undefined;
  readonly hasFeature: (feature: FeatureName) => boolean;
}

/** Both sensors have a section of this name. A trailer with neither gets the first one that its family supports. */
const LOAD_SENSORS: readonly SensorType[] = [SensorType.EnhancedWeight, SensorType.UltrasonicCargo];

/**
 * The sections of a trailer: installed sensors in the viewer's order, then those that its device family supports.
 * Sensors of disabled features are left out; an installed sensor is shown even if its family isn't known to support it.
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
