import { defineMessages } from '../locale/messages';
/** Texts of a `NewVersion` that a host can replace. */
export interface NewVersionTexts {
  /** @default 'There is a new version of this page' */
  title: string;
  /** @default 'Reload' */
  reload: string;
}

export const NEW_VERSION_MESSAGES = defineMessages<NewVersionTexts>('newVersion', {
  title: 'There is a new version of this page',
  reload: 'Reload',
});
