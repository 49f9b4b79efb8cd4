export { PICTURE_POLICY, type PictureType, pictureType } from '../rules/pictures/picture';
