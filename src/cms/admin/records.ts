import type { CollectionConfig, DateField } from 'payload'

/** How all that the system owns is shown in the admin: with what it belongs to, without the API's address. */
export const recordsIn = (group: 'takings' | 'people' | 'centre' | 'system') =>
  ({ group, hideAPIURL: true }) satisfies CollectionConfig['admin']

/** Records of time are read to the minute. */
export const TO_THE_MINUTE = {
  date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm' },
} satisfies DateField['admin']
