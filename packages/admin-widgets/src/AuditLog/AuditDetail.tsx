import type { AuditLine } from '@gladhand/domain';
import { styled } from 'styled-components';

/** Who did it, for which customer, and each field that changed with its value before and after. */
export function AuditDetail({ line }: { line: AuditLine }) {
  const facts = line.details.map(({ name, value }) => `${words(name)}: ${value}`);
  return (
    <>
      <Facts>{[line.by ?? 'Nobody signed in', line.customerName, ...facts].filter(Boolean).join(' · ')}</Facts>
      {line.changes.length > 0 && (
        <Changes>
          {line.changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{words(field)}</dt>
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

/** 'dotNumber' as 'Dot number'. */
const words = (name: string) => {
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

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
