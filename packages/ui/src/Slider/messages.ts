import { defineMessages } from '../locale/messages';
export const RANGE_SLIDER_MESSAGES = defineMessages('rangeSlider', { from: 'From', to: 'To' });
