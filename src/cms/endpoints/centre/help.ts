import { listHelp } from '@/content/centre/help'
import { HELP_CATEGORIES } from '@/domain/centre/content'
import { voteOnHelp } from '@/services/centre/vote-on-help'
import { HttpRefusal } from '@/services/refusal'
import { findPlace } from '@/services/sittings/find-place'
import { defineEndpoints } from '../define-endpoints'

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
    const found = (await listHelp(query.hl ?? 'EN')).find(({ id }) => id === params.id)
    if (!found) throw new HttpRefusal('notFound')
    const { id, category, title, blocks, action } = found
    return { id, category, title, blocks, action }
  },

  'help.vote': async ({ deps, input: { body }, viewer }) => {
    if (!(await listHelp('EN')).some(({ id }) => id === body.entry)) throw new HttpRefusal('notFound')
    await voteOnHelp(deps, { ...body, viewer })
    return { thanked: true }
  },
})
