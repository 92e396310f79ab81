import type { Locale } from '@/domain/locale/locales'
import type en from '../../locales/EN.json'

export type Messages = typeof en

export async function readMessages(locale: Locale): Promise<Messages> {
  const file = await import(`../../locales/${locale}.json`)
  return file.default
}
