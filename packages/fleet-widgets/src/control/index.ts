export { FleetControl, type FleetControlProps } from './FleetControl/FleetControl';
export { type HiddenItems, parseHiddenItems } from './FleetControl/hiddenItems';
