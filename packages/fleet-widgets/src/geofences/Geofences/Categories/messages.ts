import { defineMessages } from '@gladhand/ui';

/** Texts of the customer's own categories. */
export const CATEGORIES_MESSAGES = defineMessages('geofenceCategories', {
  title: 'Categories',
  hint: 'Your own categories, in addition to those that every customer has. A category decides the default free time and helps to filter; it never decides who is inside.',
  none: 'No own categories yet',
  theCategories: 'The categories',
  label: 'Name',
  freeTime: 'Free time',
  minutes: 'min',
  geofences: (count: number, text: string) => (count === 1 ? '1 geofence' : `${text} geofences`),
  freeTimeOf: (time: string) => `${time} free time`,
  add: 'Add category',
  edit: (label: string) => `Edit ${label}`,
  delete: (label: string) => `Delete ${label}`,
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  labelMissing: (max: number) => `Enter a name of 1 to ${max} characters.`,
  labelTaken: 'This name is already used by another category.',
  freeTimeInvalid: (max: string) => `Enter 0 to ${max} minutes.`,
  notSaved: 'We could not save the category. Please try again.',
  notDeleted: 'We could not delete the category. Please try again.',
  deleteTitle: (label: string) => `Delete ${label}?`,
  deleteConfirm: 'Delete',
  deleteHint: (count: number, text: string) =>
    count === 0
      ? 'No geofence uses this category.'
      : count === 1
        ? 'One geofence uses this category. It becomes “Other”.'
        : `${text} geofences use this category. They become “Other”.`,
});
