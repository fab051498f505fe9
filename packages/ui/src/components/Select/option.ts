export interface Option {
  id: string;
  label: string;
  /** A second line, muted: an e-mail address. */
  description?: string;
  /** Draws the person's avatar before the label. */
  person?: boolean;
  /** Said at the end, and keeps it from being chosen: "Inactive". */
  refusedReason?: string | undefined;
}
