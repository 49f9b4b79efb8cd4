/** Loaded when somebody looks at a device. */
export { PhoneLinks as PhoneLinksPart } from '@gladhand/fleet-widgets';
