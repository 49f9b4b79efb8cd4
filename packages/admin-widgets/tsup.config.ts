import { defineLibrary } from '../../tsup.base';

export default defineLibrary();
