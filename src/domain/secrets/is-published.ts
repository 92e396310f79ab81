/** What stood, or stands, in files of this repository where a secret belongs. */
const PUBLISHED = [
  'development-secret-of-a-build-only',
  'development-token-of-a-build-only',
  'development-secret-of-a-tool-only',
  'development-token-of-a-tool-only',
  'change-me-change-me-change-me',
  'change-me-too-change-me-too',
  'change-me-as-well-change-me',
  'and-me-as-well-change-me',
]

/** Whether a secret is known to everybody: one of ours, a text that asks to be changed, or next to no text at all. */
export const isPublished = (secret: string): boolean =>
  PUBLISHED.includes(secret) || /change[-_ ]?(?:me|this)/i.test(secret) || new Set(secret).size < 6
