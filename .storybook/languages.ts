import { de as adminDe } from '@gladhand/admin-widgets/de';
import { es as adminEs } from '@gladhand/admin-widgets/es';
import type { HostMessages } from '@gladhand/domain/react';
import { de as fleetDe } from '@gladhand/fleet-widgets/de';
import { es as fleetEs } from '@gladhand/fleet-widgets/es';
import { de as uiDe } from '@gladhand/ui/de';
import { es as uiEs } from '@gladhand/ui/es';
import { createContext } from 'react';
import { arabic } from '../packages/fleet-widgets/src/languages/arabic.stories.data';

interface Language {
  locale: string;
  messages?: HostMessages;
}

/** A test of right to left: select the direction too. Numbers stay in Latin digits, as in Arabic fleets in the US. */
const arabicLanguage: Language = { locale: 'ar-u-nu-latn', messages: arabic };

/**
 * A test of completeness: texts of catalogs have accents and brackets, see pseudo.ts. Words of `Intl` are Korean, so that
 * Latin letters come from data or from the code.
 */
const pseudoLanguage: Language = { locale: 'ko' };

/** Languages of stories, by the global that selects one. */
export const languages: Readonly<Record<string, Language>> = {
  en: { locale: 'en-US' },
  de: { locale: 'de', messages: { ...uiDe, ...fleetDe, ...adminDe } },
  ar: arabicLanguage,
  pseudo: pseudoLanguage,
  es: { locale: 'es-MX', messages: { ...uiEs, ...fleetEs, ...adminEs } },
};

export const LanguageContext = createContext<Language>({ locale: 'en-US' });
