import { defineMessages } from '@gladhand/ui';

/** Texts of changes to several geofences at once. */
export const BULK_MESSAGES = defineMessages('geofenceBulk', {
  selected: (count: string) => `${count} selected`,
  selectAll: 'Select all geofences of the list',
  select: (name: string) => `Select ${name}`,
  clear: 'Clear selection',
  actions: 'Selected geofences',
  change: 'Change',
  activate: 'Activate',
  deactivate: 'Deactivate',
  category: 'Change category',
  delete: 'Delete',
  cancel: 'Cancel',
  newCategory: 'New category',
  titles: {
    activate: (count: string) => `Activate ${count} geofences?`,
    deactivate: (count: string) => `Deactivate ${count} geofences?`,
    category: (count: string) => `Change the category of ${count} geofences?`,
    delete: (count: string) => `Delete ${count} geofences?`,
  },
  nothingToDo: 'They are like this already.',
  unchanged: (count: string) => `${count} are like this already and stay as they are.`,
  visitsEnd: (count: number, text: string) =>
    count === 0 ? 'No trailer is inside.' : count === 1 ? 'One open visit ends now.' : `${text} open visits end now.`,
  trailersJudged: 'Trailers that are inside now begin a visit.',
  visitsStay: 'Past visits are kept. The names can be used again.',
  more: (count: string) => `and ${count} more`,
  done: (count: string) => `${count} geofences changed`,
  deleted: (count: string) => `${count} geofences deleted`,
  leftOut: (names: string) => `Changed by someone else and left as they are: ${names}`,
  failed: 'We could not change all geofences. Please try again.',
  progress: 'Changing geofences…',
});
