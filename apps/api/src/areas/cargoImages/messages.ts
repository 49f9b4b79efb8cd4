/** Responses to cameras and to viewers of images. */
export const CARGO_IMAGE_MESSAGES = {
  serialNumber: 'X-Serial-Number must have 1 to 64 visible ASCII characters.',
  empty: 'The body is empty. Send the image itself.',
  format: 'The body is neither a JPEG nor a PNG.',
  noCamera: 'This trailer has no cargo camera. Install sensor 27 on it first.',
  tooOld: (days: number) => `This image is older than the ${days} days for which images are kept.`,
  tooLarge: (bytes: string) => `The image is larger than ${bytes} bytes. Send a smaller one.`,
  unknownDevice: 'No device with this serial number reports with this key.',
  ambiguousDevice: 'Several trailers have a device with this serial number.',
  recordedAt: 'X-Recorded-At must be an instant, e.g. 2026-11-17T15:12:00Z.',
  future: 'X-Recorded-At is in the future. Check the device clock.',
  fullness: 'X-Fullness-Percent must be a number from 0 to 100.',
} as const;
