import { HelpArticle } from './HelpArticle';
import { TROUBLESHOOTING_SECTIONS } from './troubleshootingSections';

/** What to check beside a trailer when a reading is missing, old or bad. */
export function HelpTroubleshooting() {
  return (
    <HelpArticle
      title="Troubleshooting"
      lead="What to check beside the trailer when a reading is missing, old or bad."
      sections={TROUBLESHOOTING_SECTIONS}
    />
  );
}
