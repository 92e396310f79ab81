import { type PayloadRequest, ValidationError } from 'payload'
import { idsOf, type Kind, keyOf, type World } from '@/domain/publishing/world'
import { say } from '../admin/words/say'

type What = { slug: Kind; data: Record<string, unknown> | undefined; world: World; req: PayloadRequest }

/** A form may still hold what a colleague has deleted since: the database would refuse it without a word. */
export const refuseGone = ({ slug, data = {}, world, req }: What): void => {
  const there = new Set(world.things.map(keyOf))
  const errors = world.relations
    .filter(
      ({ from, field, to }) =>
        from === slug && idsOf(data[field]).some((id) => !there.has(keyOf({ kind: to, id }))),
    )
    .map(({ field }) => ({ path: field, message: say(req.i18n, 'uses.gone') }))
  if (errors.length > 0) throw new ValidationError({ collection: slug, errors, req }, req.t)
}
