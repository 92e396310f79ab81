import type { CollectionConfig, DateField } from 'payload'

/** How all that the system owns stands in the admin: in one group, without the API's address. */
export const RECORDS = { group: 'records', hideAPIURL: true } satisfies CollectionConfig['admin']

/** Records of time are read to the minute. */
export const TO_THE_MINUTE = {
  date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm' },
} satisfies DateField['admin']
