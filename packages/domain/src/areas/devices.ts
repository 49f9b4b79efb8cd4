export type { DeviceLink, NewDeviceLink } from '../contract/devices';
