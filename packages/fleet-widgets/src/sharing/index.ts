export { SharedLocation, type SharedLocationProps } from './SharedLocation/SharedLocation';
export { ShareLocation, type ShareLocationProps } from './ShareLocation/ShareLocation';
