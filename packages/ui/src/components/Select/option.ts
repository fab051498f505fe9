export interface Option {
  /** Unique value, passed on when it is selected. */
  id: string;
  /** Text of the option. */
  label: string;
  /** Second line, muted: an email address. */
  description?: string | undefined;
  /** Shows the person's avatar before the label; their name, where the label says more than that. */
  person?: boolean | { readonly name: string } | undefined;
  /** Why it is disabled, shown at the end: "Inactive". */
  disabledReason?: string | undefined;
}
