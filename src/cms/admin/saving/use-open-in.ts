'use client'

import { toast, useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { hasDraftsEnabled } from 'payload/shared'
import { useWords } from '../words/use-words'
import { findForm } from './open-forms'
import { saveAddress } from './save-address'

/** Opens this form in another language, without a new page. What was typed is saved as a draft first, or it stays open. */
export const useOpenIn = () => {
  const router = useRouter()
  const pathname = usePathname()
  const search = useSearchParams()
  const { collectionSlug, id } = useDocumentInfo()
  const modified = useFormModified()
  const saveDraft = useSaveDraft()
  return async ({ locale, hash = '' }: { locale: string; hash?: string }): Promise<void> => {
    const stored = modified ? await saveDraft() : id
    if (stored === null) return
    const query = new URLSearchParams(search)
    query.set('locale', locale)
    // What was new has an address of its own now.
    const at = stored === id ? pathname : `/admin/collections/${collectionSlug}/${stored}`
    router.push(`${at}?${query}${hash}`)
  }
}

/** The document's id when it is stored; null, and said why, when it is not. */
const useSaveDraft = () => {
  const words = useWords()
  const { submit } = useForm()
  const { code: locale } = useLocale()
  const { collectionSlug = '', id, docConfig } = useDocumentInfo()
  return async () => {
    if (!docConfig || !hasDraftsEnabled(docConfig)) {
      toast.warning(words('saving.saveFirst'))
      return null
    }
    const place = { collection: collectionSlug, id: id === undefined ? null : String(id) }
    const form = findForm(place)
    const result = await submit({
      action: saveAddress({ ...place, locale, draft: true }),
      method: place.id ? 'PATCH' : 'POST',
      overrides: { _status: 'draft' },
      skipValidation: true,
      disableSuccessStatus: true,
    })
    const stored = id ?? form?.made
    if (result && stored !== undefined) return stored
    toast.error(words('saving.notSwitched'))
    return null
  }
}
