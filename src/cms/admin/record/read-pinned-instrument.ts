import type { PayloadRequest } from 'payload'
import type { WordedInstrument } from '@/domain/questionnaires/worded-instrument'
import type { PinnedForm } from '@/services/sittings/pinned-form'

/** The questionnaire that a sitting pinned, as its reader may see it; null where there is none to see. */
export const readPinnedInstrument = async ({
  form: { instrument },
  req,
}: {
  form: Pick<PinnedForm, 'instrument'>
  req: PayloadRequest
}): Promise<WordedInstrument | null> => {
  if (!instrument) return null
  const version = await req.payload.findByID({
    collection: 'instrument-versions',
    id: instrument,
    req,
    user: req.user,
    overrideAccess: false,
    disableErrors: true,
    depth: 0,
    select: { content: true },
  })
  // Only publishing writes it, and nothing changes it (cms/hooks/keep-instrument-version.ts).
  return (version?.content as WordedInstrument | undefined) ?? null
}
