import { LinkFeature, lexicalEditor } from '@payloadcms/richtext-lexical'
import type { FieldAffectingData, PayloadRequest } from 'payload'
import { isLinkTarget } from '@/domain/publishing/link-target'
import { say } from '../admin/words/say'

/** Payload's editor; it takes `javascript:` for a link, ours does not. */
export const richTextEditor = () =>
  lexicalEditor({
    features: ({ defaultFeatures }) =>
      defaultFeatures.map((feature) =>
        feature.key === 'link'
          ? LinkFeature({ fields: ({ defaultFields }) => defaultFields.map(judged) })
          : feature,
      ),
  })

const judged = (field: FieldAffectingData): FieldAffectingData =>
  field.name === 'url' && field.type === 'text' ? { ...field, validate } : field

const validate = (
  value: unknown,
  { siblingData, req }: { siblingData: { linkType?: unknown }; req: PayloadRequest },
): string | true => {
  const fits = siblingData.linkType === 'internal' || (typeof value === 'string' && isLinkTarget(value))
  return fits || say(req.i18n, 'refusals.link')
}
