import { listCrisisLines } from '@/content/centre/crisis-lines'
import { listHelp, readHelp, readHelpEntries } from '@/content/centre/help'
import { readCountries } from '@/content/countries'
import { HELP_CATEGORIES } from '@/domain/centre/content'
import { voteOnHelp } from '@/services/centre/vote-on-help'
import { HttpRefusal } from '@/services/refusal'
import { findPlace } from '@/services/sittings/find-place'
import { countryOf } from '@/services/visitors/country'
import { defineEndpoints } from '../define-endpoints'
import { viewLines } from './view-lines'

export const helpEndpoints = defineEndpoints({
  'help.list': async ({ deps, input: { params } }) => {
    await findPlace(deps, params.examId)
    const all = await listHelp(params.hl)
    return HELP_CATEGORIES.map((category) => ({
      category,
      entries: all
        .filter((entry) => entry.category === category)
        .map(({ id, title, text }) => ({ id, title, text })),
    }))
  },

  'help.info': async ({ input: { params, query } }) => {
    const found = await readHelp({ id: params.id, locale: query.hl ?? 'EN' })
    if (!found) throw new HttpRefusal('notFound')
    const { id, language, category, title, blocks, action } = found
    return { id, language, category, title, blocks, action }
  },

  'help.lines': async ({ input: { query }, req }) => {
    const locale = query.hl ?? 'EN'
    const [lines, sold] = await Promise.all([listCrisisLines(), readCountries(locale)])
    const here = countryOf({ chosen: query.country, headers: req.headers, locale })
    return viewLines({ lines, sold: sold.map(({ code }) => code), here, locale })
  },

  'help.vote': async ({ deps, input: { body }, viewer }) => {
    if (!(await readHelpEntries('EN')).some(({ id }) => id === body.entry)) throw new HttpRefusal('notFound')
    await voteOnHelp(deps, { ...body, viewer })
    return { thanked: true }
  },
})
