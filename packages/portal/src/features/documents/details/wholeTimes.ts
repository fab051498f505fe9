/** Keeps the hour and its half of the day on one line: no line may begin with "pm". */
export function wholeTimes(text: string): string {
  return text.replaceAll(/(:\d\d) (?=[ap]m\b)/g, '$1\u00A0');
}
