/** Where pictures are uploaded, and where signed links show them. */
export const PICTURE_PATH = '/v1/api/pictures';
