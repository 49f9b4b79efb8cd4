import { de as adminTexts } from '@gladhand/admin-widgets/de';
import type { HostMessages } from '@gladhand/domain/react';
import { de as fleetTexts } from '@gladhand/fleet-widgets/de';
import { de as uiTexts } from '@gladhand/ui/de';
import { portalTexts, portalWords } from './germanMessages';

/** All texts of the portal and its widgets in German. */
export const de: HostMessages = {
  ...uiTexts,
  ...fleetTexts,
  ...adminTexts,
  ...portalTexts,
  words: { ...adminTexts.adminWords, ...fleetTexts.words, ...portalWords },
};
