import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { isRichText } from '@/domain/publishing/rich-text'
import { say } from '../admin/words/say'
import { leavesOf } from '../publishing/leaves'

/** A rich text that is broken is refused with a message beside its field, also in a draft: Payload's editor breaks on it silently. */
export const refuseBrokenText: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const { data } = args as { data?: unknown }
  const errors = leavesOf({ fields: collection.fields, value: data })
    .filter(({ field, value }) => field.type === 'richText' && value != null && !isRichText(value))
    .map(({ path }) => ({ path, message: say(req.i18n, 'refusals.brokenText') }))
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
  return args
}
