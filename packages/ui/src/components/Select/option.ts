export interface Option {
  /** Tells it from the others; what is handed on when it is chosen. */
  id: string;
  /** What is chosen. */
  label: string;
  /** A second line, muted: an email address. */
  description?: string;
  /** Draws the person's avatar before the label. */
  person?: boolean;
  /** Said at the end, and keeps it from being chosen: "Inactive". */
  disabledReason?: string | undefined;
}
