import { defineMessages } from '@gladhand/ui';
/** Texts of CargoImages. */
export const CARGO_IMAGES_MESSAGES = defineMessages('cargoImages', {
  noAccess: "You don't have access to these images.",
  imagesFailed: (message: string) => `Couldn't load the images. ${message}`,
  tryAgain: 'Try again',
  noImagesHint: 'No images yet. The camera has only reported how full the trailer is.',
  full: (percent: string) => `${percent} full,`,
  show1Image: 'Show 1 image',
  showImages: (total: number) => `Show ${total} images`,
  imageFailed: "Couldn't load this image.",
  cargoCameraOf: (unitId: string) => `Cargo camera of ${unitId}`,
  imagesNewestFirst: 'Images, newest first',
  theImages: 'The images',
  newerImage: 'Newer image',
  fullOf: (percent: string, index: number, total: number) => `${percent} full, ${index} of ${total}`,
  olderImage: 'Older image',
  loadOlderImages: 'Load older images',
  cargoSpaceFull: (percent: string, date: string) => `Cargo space, ${percent} full, ${date}`,
});
