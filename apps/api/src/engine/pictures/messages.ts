/** Responses to uploads and viewers of pictures. */
export const PICTURE_MESSAGES = {
  linkInvalid: 'This link is invalid or has expired. Open the picture again in the portal.',
  customer: 'customerId must be the number of a customer.',
  empty: 'The body is empty. Send the picture itself.',
  format: 'The picture is neither a JPEG nor a PNG.',
  tooLarge: (megabytes: number) => `The picture is larger than ${megabytes} MB. Send a smaller one.`,
} as const;
