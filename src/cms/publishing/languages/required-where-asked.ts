import type { Field, PayloadRequest } from 'payload'
import { richText, text, textarea } from 'payload/shared'
import { isLocale } from '@/domain/locale/locales'
import { isLocalized, type Row } from '../leaves'
import { askedOf } from '../read-subject'

const VALIDATE = { text, textarea, richText } as const
type Checked = keyof typeof VALIDATE
type Options = { data?: unknown; req: PayloadRequest; required?: boolean }
type Validate = (value: unknown, options: Options) => string | true | Promise<string | true>

/**
 * The fields of a document that may be public in fewer languages. Payload asks required texts of the language in which the
 * form stands, even where the document is not public in it; here it asks only where ours does (completeness.ts).
 */
export const requiredWhereAsked = (fields: readonly Field[], slug: string): Field[] =>
  fields.map((field): Field => {
    if (field.type === 'blocks') {
      const blocks = field.blocks.map((block) => ({
        ...block,
        fields: requiredWhereAsked(block.fields, slug),
      }))
      return { ...field, blocks }
    }
    if (field.type !== 'tabs' && 'fields' in field)
      return { ...field, fields: requiredWhereAsked(field.fields, slug) } as Field
    const isRequired = 'required' in field && field.required && isLocalized(field)
    if (!isRequired || !(field.type in VALIDATE) || ('validate' in field && field.validate)) return field
    const validate = VALIDATE[field.type as Checked] as Validate
    return { ...field, validate: onlyWhereAsked(validate, slug) } as Field
  })

const onlyWhereAsked =
  (validate: Validate, slug: string): Validate =>
  (value, options) => {
    const { locale } = options.req
    const asked = askedOf({ slug, doc: (options.data ?? {}) as Row })
    const isAsked = !isLocale(locale) || asked.includes(locale)
    return validate(value, isAsked ? options : { ...options, required: false })
  }
