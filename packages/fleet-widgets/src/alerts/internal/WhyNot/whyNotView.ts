/** What is asked about: a rule, a trailer and an instant. */
export interface WhyNotView {
  ruleId: string | null;
  vin: string | null;
  /** ISO instant; null for the present. */
  at: string | null;
}
