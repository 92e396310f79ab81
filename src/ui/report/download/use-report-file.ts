'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import { DOWNLOAD_DESTINATIONS } from '@/domain/http/download-destinations'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { fetchFile } from '@/ui/api/fetch-file'
import { useChange } from '@/ui/centre/use-change'

/** How often it is asked whether a file is there. */
const EVERY_MS = 1_500

/** A report as a file: whether it is there, and how it is saved. */
export const useReportFile = (orderNumber: string | null) => {
  const hl = localeOfTag(useLocale())
  const ask = (again: boolean) =>
    call('order.file', { body: { orderNumber: orderNumber ?? '', hl, ...(again && { again }) } })
  const { data, error, mutate } = useSWR(
    orderNumber ? ['order.file', orderNumber, hl] : null,
    () => ask(false),
    {
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      refreshInterval: (known) => (known?.state === 'waiting' ? EVERY_MS : 0),
    },
  )
  const saving = useChange()

  const save = () =>
    void saving.make(async () => {
      if (!data || !DOWNLOAD_DESTINATIONS.includes(data.url)) return
      const blob = await fetchFile(data.url, 'application/pdf', { orderNumber, hl })
      saveAs(blob, data.name)
    })

  return {
    file: data ?? null,
    error,
    reload: () => void mutate(),
    again: () => void mutate(ask(true), { revalidate: false }).catch(() => {}),
    save,
    busy: saving.busy,
    problem: saving.problem,
    saved: saving.saved,
  }
}

const saveAs = (blob: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
