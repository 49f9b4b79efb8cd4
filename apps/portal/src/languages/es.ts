import { es as adminTexts } from '@gladhand/admin-widgets/es';
import type { HostMessages } from '@gladhand/domain/react';
import { es as fleetTexts } from '@gladhand/fleet-widgets/es';
import { es as uiTexts } from '@gladhand/ui/es';
import { portalTexts, portalWords } from './spanishMessages';

/** All texts of the portal and its widgets in Spanish. */
export const es: HostMessages = {
  ...uiTexts,
  ...fleetTexts,
  ...adminTexts,
  ...portalTexts,
  words: { ...adminTexts.adminWords, ...fleetTexts.words, ...portalWords },
};
