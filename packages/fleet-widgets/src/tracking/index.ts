export { decodeTracking, EMPTY_TRACKING_VIEW, encodeTracking, type TrackingView } from '../positions/trackingView';
export { LiveMap, type LiveMapProps } from './LiveMap/LiveMap';
export { Tracking, type TrackingProps } from './Tracking/Tracking';
export { decodeHistory, encodeHistory } from './TrailerHistory/historyView';
export { TrailerHistory, type TrailerHistoryProps } from './TrailerHistory/TrailerHistory';
