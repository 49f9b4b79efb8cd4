/**
 * Conditions in words, each as it follows 'When'. Languages differ in the order of words, so values have numbered
 * places. Translations are in `languages`.
 */
export const CLAUSES = {
  entersOrLeaves: 'the trailer enters or leaves {1}',
  entersOrLeavesAny: 'the trailer enters or leaves any geofence',
  enters: 'the trailer enters {1}',
  entersAny: 'the trailer enters any geofence',
  leaves: 'the trailer leaves {1}',
  leavesAny: 'the trailer leaves any geofence',
  within: 'the trailer is in {1}',
  withinAny: 'the trailer is in any geofence',
  withinFor: 'the trailer is in {1} for {2}',
  withinAnyFor: 'the trailer is in any geofence for {1}',
  outside: 'the trailer is outside of {1}',
  outsideAll: 'the trailer is outside of all geofences',
  outsideFor: 'the trailer is outside of {1} for {2}',
  outsideAllFor: 'the trailer is outside of all geofences for {1}',
  weight: 'the loaded weight exceeds {1}',
  loadChanges: 'the load status changes',
  becomesLoaded: 'the load status changes to loaded',
  becomesUnloaded: 'the load status changes to unloaded',
  absFault: 'the ABS has a fault',
  componentFault: 'an ABS component has a fault',
  anyLight: 'the lights have a fault',
  lights: 'the lights have {1}',
  tetherChanges: 'the tether status changes',
  becomesTethered: 'the trailer becomes tethered',
  becomesUntethered: 'the trailer becomes untethered',
  tethered: 'the trailer is tethered',
  untethered: 'the trailer is untethered',
  tetheredFor: 'the trailer is tethered for {1}',
  untetheredFor: 'the trailer is untethered for {1}',
  doorsChange: 'the doors open or close',
  doorsOpen: 'the doors open',
  doorsClose: 'the doors close',
  open: 'the doors are open',
  closed: 'the doors are closed',
  openFor: 'the doors are open for {1}',
  closedFor: 'the doors are closed for {1}',
  batteryCaution: 'the battery is low',
  batteryCritical: 'the battery is critical',
  batteryEither: 'the battery is low or critical',
  filling: 'the tire inflation system is filling',
  unstable: 'the tire inflation system is unstable',
  fillingOrUnstable: 'the tire inflation system is filling or unstable',
  fuel: 'the fuel level of the reefer unit is below {1}',
  anyAlarm: 'the reefer unit has an alarm',
  alarm: 'the reefer unit has a {1} alarm',
  tow: 'the trailer is towed while untethered',
  tirePressure: 'the pressure of a tire is below {1}',
  tireTemperature: 'the temperature of a tire exceeds {1}',
  silence: 'the trailer does not report for {1}',
  countWithin: 'the number of trailers in {1} is at least {2}',
  countWithinAny: 'the number of trailers in any one geofence is at least {1}',
  countOutside: 'the number of trailers outside of {1} is at least {2}',
  countOutsideAny: 'the number of trailers outside of any one geofence is at least {1}',
} as const;

/** Light faults, as they follow 'the lights have'. */
export const LIGHT_FAULT_CLAUSES = {
  highCurrent: 'a short circuit ({1})',
  lowCurrent: 'an outage ({1})',
  intermittent: 'a flicker ({1})',
} as const;

/** Levels of alarms of reefer units. */
export const ALARM_LEVEL_NAMES: Readonly<Record<number, string>> = { 1: 'low', 2: 'caution', 3: 'critical' };

/** What joins conditions into a sentence. */
export const SENTENCES = {
  whole: 'When {1}.',
  either: 'either {1}',
  and: '{1}, and {2}',
  or: '{1}, or {2}',
  unknownGeofence: 'a deleted geofence',
} as const;
