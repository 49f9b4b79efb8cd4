/** What is asked about: a rule, a trailer or a geofence, and an instant. */
export interface WhyNotView {
  ruleId: string | null;
  vin: string | null;
  /** For a rule about the number of trailers in geofences. */
  geofenceId?: string | undefined;
  /** ISO instant; null for the present. */
  at: string | null;
}
