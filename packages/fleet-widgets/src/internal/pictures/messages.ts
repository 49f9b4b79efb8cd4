import { defineMessages } from '@gladhand/ui';

/** Texts of uploads and shown pictures. */
export const PICTURES_MESSAGES = defineMessages('pictures', {
  choose: 'Choose a picture',
  drop: 'or drop a JPEG or PNG here',
  unreadable: "This picture can't be read. Choose a JPEG or PNG.",
  notPicture: 'Choose a JPEG or PNG.',
  tooLarge: (megabytes: number) => `Choose a picture of up to ${megabytes} MB.`,
  empty: 'This file is empty.',
  oneAtATime: 'Add one picture at a time.',
  tooMany: (count: number) => `Up to ${count} pictures can be added.`,
  failed: "The picture couldn't be loaded.",
});
