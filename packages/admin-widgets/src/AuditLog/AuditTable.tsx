import type { AuditLine } from '@gladhand/domain/administration';
import type { Customer } from '@gladhand/domain/customers';
import { formatDate } from '@gladhand/domain/formats';
import { useWidgetHost } from '@gladhand/domain/react';
import { ChevronDownIcon, ChevronUpIcon, Icon, IconButton, Link, useMessages, VisuallyHidden } from '@gladhand/ui';
import { useId, useState } from 'react';
import * as S from './AuditLog.styles';
import { AUDIT_COLUMNS, AUDIT_MESSAGES } from './messages';
import { factTexts, type ReadLine, readLine } from './readLine';
import { useValueContext } from './useValueContext';

interface AuditTableProps {
  lines: readonly AuditLine[];
  customers: readonly Customer[];
}

/** The number of changes and facts that a closed line shows. */
const MAX_TEXTS = 2;

/**
 * Lines of the audit log in columns. In a narrow container each line becomes a block. The roles are explicit, because a
 * table loses them when its display changes.
 */
export function AuditTable({ lines, customers }: AuditTableProps) {
  const messages = useMessages(AUDIT_MESSAGES);

  const columns = useMessages(AUDIT_COLUMNS);
  const context = useValueContext(customers);
  return (
    <S.Table role="table" aria-label={messages.title}>
      <S.Head role="rowgroup">
        <S.Row role="row">
          {Object.entries(columns).map(([id, title]) => (
            <S.ColumnHead key={id} role="columnheader" scope="col">
              {title}
            </S.ColumnHead>
          ))}
          <S.ColumnHead role="columnheader" scope="col">
            <VisuallyHidden>{messages.all}</VisuallyHidden>
          </S.ColumnHead>
        </S.Row>
      </S.Head>
      <S.Body role="rowgroup">
        {lines.map((line) => (
          <AuditRow key={line.id} line={line} read={readLine(line, context)} />
        ))}
      </S.Body>
    </S.Table>
  );
}

const Named = ({ text, href }: { text: string; href: string | undefined }) => (
  <bdi>{href === undefined ? text : <Link href={href}>{text}</Link>}</bdi>
);

/** Links to users and targets that exist and for which the host has a page. */
function useHrefs() {
  const { links } = useWidgetHost();
  const userHref = (id: string | null) => (id === null ? undefined : links.user?.(id));
  return {
    userHref,
    targetHref({ target, customerId }: AuditLine) {
      if (target?.kind === 'user') return userHref(target.id);
      if (target?.kind === 'trailer') return links.trailer?.(target.id);
      if (target?.kind === 'group' && customerId !== null) return links.group?.({ customerId, groupId: target.id });
      return undefined;
    },
  };
}

function AuditRow({ line, read }: { line: AuditLine; read: ReadLine }) {
  const messages = useMessages(AUDIT_MESSAGES);

  const columns = useMessages(AUDIT_COLUMNS);
  const { timeZone } = useWidgetHost();
  const { userHref, targetHref } = useHrefs();
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const { time, who, what, target, customer, changes, facts } = read;
  const texts = factTexts(read);
  const hidden = texts.length - MAX_TEXTS;
  return (
    <>
      <S.Row role="row" data-open={open || undefined}>
        <S.Cell role="cell" data-kind="time">
          <time dateTime={line.at} dir="ltr">
            {time}
          </time>
        </S.Cell>
        <S.Cell role="cell" data-kind="who" data-label={columns.who}>
          {line.by ? <Named text={who} href={userHref(line.byId)} /> : <S.Quiet>{who}</S.Quiet>}
        </S.Cell>
        <S.Cell role="cell" data-kind="what">
          {what}
        </S.Cell>
        <S.Cell role="cell" data-kind="target" data-label={columns.target}>
          {target ? <Named text={target} href={targetHref(line)} /> : <S.Quiet data-empty>-</S.Quiet>}
        </S.Cell>
        <S.Cell role="cell" data-kind="customer" data-label={columns.customer}>
          {customer ? <bdi>{customer}</bdi> : <S.Quiet data-empty>-</S.Quiet>}
        </S.Cell>
        <S.Cell role="cell" data-kind="changes">
          {texts.slice(0, MAX_TEXTS).map((text) => (
            <S.Clipped key={text}>{text}</S.Clipped>
          ))}
          {hidden > 0 && <S.Quiet>{messages.andMore(hidden)}</S.Quiet>}
          {texts.length === 0 && <S.Quiet data-empty>-</S.Quiet>}
        </S.Cell>
        <S.Cell role="cell" data-kind="details">
          <IconButton
            kind="quiet"
            label={messages.details(what, target)}
            icon={<Icon icon={open ? ChevronUpIcon : ChevronDownIcon} />}
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            onClick={() => setOpen(!open)}
          />
        </S.Cell>
      </S.Row>
      {open && (
        <S.Row role="row" id={detailsId} data-details>
          <S.Cell role="cell" colSpan={7}>
            <S.Details>
              {changes.map(({ field, before, after }) => (
                <div key={field}>
                  <dt>{field}</dt>
                  <dd>
                    <bdi>{before}</bdi> → <ins>{after}</ins>
                  </dd>
                </div>
              ))}
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
              <div>
                <dt>{messages.exactTime}</dt>
                <dd>{formatDate(new Date(line.at), 'iso', timeZone)}</dd>
              </div>
              <div>
                <dt>{messages.code}</dt>
                <dd>{line.action}</dd>
              </div>
            </S.Details>
          </S.Cell>
        </S.Row>
      )}
    </>
  );
}
