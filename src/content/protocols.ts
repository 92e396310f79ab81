import type { Locale } from '@/domain/locale/locales'
type P = { id: string; linkCode: string; title: string; version: string; html: string }
export const listProtocols = async (_: { code: string; locale: Locale }): Promise<P[]> => []
export const readProtocol = async (_: { id: string; locale: Locale }): Promise<P | null> => null
