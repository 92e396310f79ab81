import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
} from 'payload'
import { withLanguage } from '@/domain/languages/public-languages'
import { isLocale, LOCALES, type Locale } from '@/domain/locale/locales'
import { isStaff } from '../access/roles'
import { say } from '../admin/words/say'
import { choosesLanguages } from '../publishing/languages/chooses-languages'
import { putOthersAside, takeOthersUp } from '../publishing/languages/keep-others'
import type { Row } from '../publishing/leaves'
import { readInAllLocales } from '../publishing/read-in-all-locales'
import { takePublishingTurn } from '../publishing/read-world'

const BAD_REQUEST = 400

type Asked = { id?: unknown; data?: Row; publishSpecificLocale?: unknown }

/** Under which the hooks of one request tell each other that one language of a public document is published. */
const PUBLISHING_ONE = 'publishingOneLanguage'
type PublishingOne = { id: string; live: Row; published: Locale }

/**
 * Payload's "Publish in Deutsch". Payload itself stores for it only the texts of one language and leaves away everything
 * else of a document that was never public, so it can never be whole. Here it is a publishing like any other, with that
 * language added to those in which the document is public; the others stay as they are public.
 */
export const publishOneLanguage: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' && operation !== 'create') return args
  // Who may not change anything is refused by Payload a moment later, and writes nothing before.
  if (!overrideAccess && isStaff({ req }) !== true) return args
  const { publishSpecificLocale: added, ...others } = args as typeof args & Asked
  if (!isLocale(added)) return args
  if (!choosesLanguages(collection.fields))
    throw new APIError(say(req.i18n, 'languages.allAtOnce'), BAD_REQUEST, undefined, true)
  const { id, data = {} } = others
  // Two who publish a language each at once: the second adds its own to what the first made public.
  if (id) await takePublishingTurn(req)
  const stored = id
    ? await readInAllLocales({ req, collection: collection.slug, id: String(id), draft: false })
    : null
  const before = stored?._status === 'published' ? stored : null
  if (before)
    req.context[PUBLISHING_ONE] = {
      id: String(id),
      live: before,
      published: added,
    } satisfies PublishingOne
  req.locale = added
  return { ...others, data: { ...data, _status: 'published', publicIn: withLanguage({ before, added }) } }
}

/**
 * The last before it is stored: what it saves is newer than what the form was filled from (refuse-stale.ts). The hooks before
 * it read the document, and reading comes by here, too.
 */
export const putOtherLanguagesAside: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'update') return args
  const asked = req.context[PUBLISHING_ONE] as PublishingOne | undefined
  // What it saves itself comes by here, too.
  delete req.context[PUBLISHING_ONE]
  if (asked) await putOthersAside({ collection, req, ...asked })
  return args
}

/** What was put aside for it is the newest draft again, and the version from which the form goes on. */
export const restoreOtherLanguages: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  req,
  result,
}) => {
  if (operation !== 'updateByID' || !('id' in args)) return result
  const updatedAt = await takeOthersUp({ collection, id: String(args.id), req })
  return updatedAt ? { ...Object(result), updatedAt } : result
}

/** What is published while nobody has said in which languages is public in all nine from then on, and says so. */
export const sayAllLanguages: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const chosen = data.publicIn ?? originalDoc?.publicIn
  const isSaid = Array.isArray(chosen) && chosen.length > 0
  return data._status === 'published' && !isSaid ? { ...data, publicIn: [...LOCALES] } : data
}
