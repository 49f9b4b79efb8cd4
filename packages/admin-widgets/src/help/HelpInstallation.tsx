import { HelpArticle } from './HelpArticle';
import { INSTALLATION_SECTIONS } from './installationSections';

/** What an installer does at a trailer, from the first look to the first report. */
export function HelpInstallation() {
  return (
    <HelpArticle
      title="Installation"
      lead="Fitting a device to a trailer, from the first look to the first report."
      sections={INSTALLATION_SECTIONS}
    />
  );
}
