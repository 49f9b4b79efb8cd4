import { type AuditLine, asWords } from '@gladhand/domain';
import { styled } from 'styled-components';

/** Who did it, for which customer, and each field that changed with its value before and after. */
export function AuditDetail({ line }: { line: AuditLine }) {
  const facts = line.details.map(({ name, value }) => `${asWords(name)}: ${value}`);
  return (
    <>
      <Facts>{[line.by ?? 'Nobody signed in', line.customerName, ...facts].filter(Boolean).join(' · ')}</Facts>
      {line.changes.length > 0 && (
        <Changes>
          {line.changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{asWords(field)}</dt>
              <dd>
                <del>{before ?? 'empty'}</del> to <ins>{after ?? 'empty'}</ins>
              </dd>
            </div>
          ))}
        </Changes>
      )}
    </>
  );
}

const Facts = styled.p`
  margin: 0;
`;

const Changes = styled.dl`
  margin: 4px 0 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
  }
  dt {
    color: var(--gh-color-text-subtle);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  ins {
    text-decoration: none;
    font-weight: 500;
  }
`;
