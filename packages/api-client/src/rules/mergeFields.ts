/** Notification types without merge fields; every other power of two up to 65536 has them. */
const withoutFields: readonly number[] = [1, 128];

export const notificationTypes: readonly number[] = Array.from({ length: 17 }, (_, power) => 2 ** power);

export function hasMergeFields(type: number): boolean {
  return notificationTypes.includes(type) && !withoutFields.includes(type);
}
