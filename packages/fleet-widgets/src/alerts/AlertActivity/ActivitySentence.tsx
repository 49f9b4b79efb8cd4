import type { AlertActivityLine } from '@gladhand/domain/alerts';
import { useWidgetHost } from '@gladhand/domain/react';
import { Link } from '@gladhand/ui';
import { Fragment, type ReactNode } from 'react';
import { useSubjectHref } from '../internal/alertSubject';
import { type ActivityTexts, nameText, type SentenceName, sentenceParts } from './activityTexts';

interface ActivitySentenceProps {
  line: AlertActivityLine;
  customerId: number;
  texts: ActivityTexts;
}

/** The sentence of a line, in which the rule leads to its alert, or to itself, and the trailer or geofence to its page. */
export function ActivitySentence({ line, customerId, texts }: ActivitySentenceProps) {
  const { links } = useWidgetHost();
  const { alertId, ruleId, kind } = line;
  const subjectHref = useSubjectHref(customerId);

  function hrefOf(name: SentenceName): string | undefined {
    if (name === 'trailer') return subjectHref(line);
    if (name !== 'rule' || kind === 'ruleDeleted') return undefined;
    return links.alert?.({ customerId, ruleId, ...(alertId && { alertId }) });
  }

  function part(name: SentenceName): ReactNode {
    const text = <bdi>{nameText(name, line, texts)}</bdi>;
    const href = hrefOf(name);
    return href === undefined ? text : <Link href={href}>{text}</Link>;
  }

  return sentenceParts(line, texts.messages).map((one, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in their order
    <Fragment key={index}>{typeof one === 'string' ? one : part(one.name)}</Fragment>
  ));
}
