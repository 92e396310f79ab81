/** What a course comes as. */
export const FORMATS = ['pdf', 'word', 'audio', 'video', 'unknown'] as const
export type Format = (typeof FORMATS)[number]

/** The kinds of files that a course may have, by their media type. */
export const FILE_TYPES: Readonly<Record<string, Format>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'audio/mpeg': 'audio',
  'audio/mp4': 'audio',
  'audio/x-m4a': 'audio',
  'video/mp4': 'video',
}

export const formatOf = (mediaType: string | null | undefined): Format =>
  FILE_TYPES[mediaType ?? ''] ?? 'unknown'
