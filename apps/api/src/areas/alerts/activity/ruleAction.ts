/** What actions of the audit log about rules begin with. */
export const RULE_ACTION = 'alert.rule';

/** 'ruleCreated' of 'alert.ruleCreated'. */
export const ruleKindOf = (action: string): string => action.slice(action.indexOf('.') + 1);
