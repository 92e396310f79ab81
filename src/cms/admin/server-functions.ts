/**
 * What the admin's screens may have Payload do on the server, by name. Payload itself looks a name up in a plain object,
 * where `constructor` and its like are found too, and asks nobody who they are.
 */
export const SERVER_FUNCTIONS = [
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
] as const

export type ServerCall = { name: (typeof SERVER_FUNCTIONS)[number]; args: Record<string, unknown> }

/** Name and arguments of what a browser sent, without anything else that it sent; null when it names no function. */
export const readServerCall = (sent: unknown): ServerCall | null => {
  if (!isRecord(sent) || !isRecord(sent.args)) return null
  const name = SERVER_FUNCTIONS.find((known) => known === sent.name)
  return name ? { name, args: sent.args } : null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
