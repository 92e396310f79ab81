'use client'

import { toast, useLocale } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useWords } from '../words/use-words'

/** Copies a landing page in all nine languages and opens the copy. */
export const useDuplicate = (id: string | number | undefined) => {
  const words = useWords()
  const router = useRouter()
  const { code } = useLocale()
  const [working, setWorking] = useState(false)
  const duplicate = async (): Promise<void> => {
    if (working || id === undefined) return
    setWorking(true)
    const copy = await ask(String(id))
    setWorking(false)
    if (!copy) {
      toast.error(words('duplicate.failed'))
      return
    }
    toast.success(words('duplicate.done'))
    router.push(`/admin/collections/landing-pages/${copy}?locale=${code}`)
  }
  return { working, duplicate }
}

const ask = async (id: string): Promise<string | null> => {
  try {
    const response = await fetch('/api/editing/duplicate-landing', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    })
    const { data } = (await response.json()) as { data?: { id: string } }
    return data?.id ?? null
  } catch {
    return null
  }
}
