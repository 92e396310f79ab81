import type { Locale } from '@/domain/locale/locales'

// What a player and a download read are bytes and no calls: cms/endpoints/centre/course-files.ts.

type At = { id: string; number: number }

export const recordingHref = ({ id, number }: At): string =>
  `/api/course/chapter/${encodeURIComponent(id)}/${number}/recording`

export const captionsHref = ({ id, number, hl }: At & { hl: Locale }): string =>
  `/api/course/chapter/${encodeURIComponent(id)}/${number}/captions?hl=${hl}`

export const attachmentHref = ({ id, number, hl }: At & { hl: Locale }): string =>
  `/api/course/attachment/${encodeURIComponent(id)}/${number}?hl=${hl}`
