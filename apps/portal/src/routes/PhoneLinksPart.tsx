/** Loads when the section of a device is opened. */
export { PhoneLinks as PhoneLinksPart } from '@gladhand/fleet-widgets/devices';
