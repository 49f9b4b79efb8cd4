import { defineMessages } from '@gladhand/ui';

/** Texts of the places that a customer has saved. */
export const PLACES_MESSAGES = defineMessages('savedPlaces', {
  places: 'Places',
  thePlaces: 'The places',
  count: (shown: string, all: string) =>
    shown === all ? (all === '1' ? '1 place' : `${all} places`) : `${shown} of ${all} places`,
  noneYet: 'No places yet',
  noneYetHint: 'Save gates, fuel stops or customers to find them again. A place becomes a geofence in one step.',
  noneMatch: 'No places match',
  removeFilters: 'Clear search',
  create: 'Add place',
  edit: 'Edit place',
  editAction: 'Edit',
  name: 'Name',
  coordinate: 'Coordinate',
  note: 'Note',
  save: 'Save',
  cancel: 'Cancel',
  delete: 'Delete',
  showOnMap: 'Show on map',
  makeGeofence: 'Create geofence here',
  moreOf: (name: string) => `More about ${name}`,
  nameMissing: (max: number) => `Enter a name of 1 to ${max} characters.`,
  coordinateMissing: 'Enter a coordinate, such as 41.6528, -83.5379.',
  notSaved: 'We could not save the place. Please try again.',
  changedElsewhere: 'Someone else has changed this place. Your entries are kept; save again to replace the other ones.',
  saved: 'Place saved',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteHint: 'Geofences at this place stay.',
  deleted: 'Place deleted',
  notDeleted: 'We could not delete the place. Please try again.',
});
