export const WEBHOOK_BODY_LIMIT = 256 * 1024

/** The JSON of a body whose signature was checked; undefined: not UTF-8, or not JSON. */
export const parseWebhookBody = (rawBody: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody))
  } catch {
    return undefined
  }
}
