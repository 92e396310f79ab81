import { isLocale } from '@/domain/locale/locales'
import { type Panel, parsePanel } from '@/domain/matrices/panel'
import { IN_EVERY_FORM } from './exam'
import { previewLanding } from './landing/preview-landing'
import { getPayloadClient } from './payload'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** In the address of what is not saved yet. */
const UNSAVED = 'new'

/** The newest draft of a landing page, theme or question for its preview; null: no such address. The caller has checked who asks. */
export const readPreview = async (at: { locale: string; collection: string; id: string }) => {
  const { locale, collection } = at
  if (!isLocale(locale) || !(at.id === UNSAVED || UUID.test(at.id))) return null
  const id = at.id === UNSAVED ? null : at.id
  const payload = await getPayloadClient()
  if (collection === 'questions') return { collection, ...(await readQuestion(id)) } as const
  if (collection !== 'landing-pages' && collection !== 'landing-themes') return null
  const landing = await previewLanding({ payload, collection, id, locale })
  return { collection, id, locale, landing } as const
}

type Drawn = { position: number; panels: (Panel | null)[]; options: (Panel | null)[] }

/** What can be seen of a question, and nothing else: which option is right stays in the admin. */
const readQuestion = async (id: string | null): Promise<{ question: Drawn | null; total: number }> => {
  const payload = await getPayloadClient()
  const options = { collection: 'questions', depth: 0, draft: true, disableErrors: true } as const
  const found = id ? await payload.findByID({ ...options, id }) : null
  if (!found) return { question: null, total: 1 }
  const where = { exam: { equals: found.exam }, _status: { equals: 'published' }, ...IN_EVERY_FORM }
  const { totalDocs } = found.exam
    ? await payload.count({ collection: 'questions', where })
    : { totalDocs: 1 }
  const { position, panels, options: offered } = found
  return {
    question: { position: position ?? 1, panels: drawn(panels), options: drawn(offered) },
    total: totalDocs,
  }
}

const drawn = (rows: { panel?: unknown }[] | null | undefined): (Panel | null)[] =>
  (rows ?? []).map(({ panel }) => parsePanel(panel))
