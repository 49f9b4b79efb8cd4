import { SensorType, type TrailerDetail } from '@gladhand/domain/trailers';
import type { FieldIconName } from '@gladhand/ui';
import type { INTERNAL_MESSAGES } from '../../internal/messages';
import type { WHEEL_MESSAGES } from '../../internal/wheels/messages';
import { absContent, lightsContent, tireInflationContent } from './faultContent';
import type { TRAILER_DRAWER_MESSAGES } from './messages';
import {
  cameraContent,
  doorContent,
  gpsMileageContent,
  loadContent,
  locationContent,
  odometerContent,
  tetherContent,
} from './plainContent';
import { deviceBatteryContent, reeferContent, trailerBatteryContent } from './powerContent';
import type { DrawerContext, SensorContent } from './SensorContent';
import { brakeContent, tirePressureContent, tireTemperatureContent, wheelEndContent } from './wheelContent';

type ContentOf = (
  detail: TrailerDetail,
  installed: boolean,
  context: DrawerContext,
  messages: typeof TRAILER_DRAWER_MESSAGES,
  sharedMessages: typeof INTERNAL_MESSAGES & typeof WHEEL_MESSAGES,
) => SensorContent;

/** The content of each section, by sensor type. */
export const SENSOR_CONTENT: Readonly<Record<SensorType, ContentOf>> = {
  [SensorType.Gps]: locationContent,
  [SensorType.EnhancedWeight]: loadContent,
  [SensorType.Odometer]: odometerContent,
  [SensorType.AbsFault]: absContent,
  [SensorType.LightFault]: lightsContent,
  [SensorType.Tether]: tetherContent,
  [SensorType.TrailerBattery]: trailerBatteryContent,
  [SensorType.TireInflation]: tireInflationContent,
  [SensorType.GpsMileage]: gpsMileageContent,
  [SensorType.Brakes]: brakeContent,
  [SensorType.BackupBattery]: deviceBatteryContent,
  [SensorType.WheelEnd]: wheelEndContent,
  [SensorType.TirePressure]: tirePressureContent,
  [SensorType.ReeferUnit]: reeferContent,
  [SensorType.UltrasonicCargo]: loadContent,
  [SensorType.CargoCamera]: cameraContent,
  [SensorType.Door]: doorContent,
  [SensorType.DeviceBattery]: deviceBatteryContent,
  [SensorType.TireTemperature]: tireTemperatureContent,
};

/** The icon of each section. */
export const SENSOR_ICON: Readonly<Record<SensorType, FieldIconName>> = {
  [SensorType.Gps]: 'gps',
  [SensorType.EnhancedWeight]: 'load',
  [SensorType.Odometer]: 'odometer',
  [SensorType.AbsFault]: 'abs-lamp',
  [SensorType.LightFault]: 'lights',
  [SensorType.Tether]: 'tethered',
  [SensorType.TrailerBattery]: 'battery',
  [SensorType.TireInflation]: 'tire-inflation',
  [SensorType.GpsMileage]: 'odometer',
  [SensorType.Brakes]: 'brakes',
  [SensorType.BackupBattery]: 'backup-battery',
  [SensorType.WheelEnd]: 'wheel-end',
  [SensorType.TirePressure]: 'tire-pressure',
  [SensorType.ReeferUnit]: 'reefer',
  [SensorType.UltrasonicCargo]: 'load',
  [SensorType.CargoCamera]: 'cargo-camera',
  [SensorType.Door]: 'door-closed',
  [SensorType.DeviceBattery]: 'gateway',
  [SensorType.TireTemperature]: 'tire-temperature',
};
